import { LoadFailed } from '../widgets/load-failed.tsx'
import css from './not-found.module.css'

/** A screen that could not be loaded or drawn. */
export const ScreenError = ({ reset }: { reset: () => void }) => (
  <main className={css.page}>
    <LoadFailed retry={reset} />
  </main>
)
