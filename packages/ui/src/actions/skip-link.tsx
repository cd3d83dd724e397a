import css from './skip-link.module.css'

/** The first stop of the keyboard: straight to what has the id `main`. Nothing to tap until the keyboard comes to it. */
export const SkipLink = ({ children }: { children: string }) => (
  <a
    className={css.skip}
    href="#main"
    onClick={(event) => {
      event.preventDefault()
      document.getElementById('main')?.focus()
    }}
  >
    {children}
  </a>
)
