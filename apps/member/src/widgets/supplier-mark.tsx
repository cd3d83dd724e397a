import css from './supplier-mark.module.css'

/** A supplier's tile: its letters on a tinted disc, and its name. */
export const SupplierMark = ({ code, title }: { code: string; title: string }) => (
  <span className={css.mark}>
    <i aria-hidden="true" style={{ '--hue': Array.from(code).reduce((sum, c) => sum + c.charCodeAt(0) * 37, 0) % 360 }}>
      {code.slice(0, 3)}
    </i>
    <b>{title}</b>
  </span>
)
