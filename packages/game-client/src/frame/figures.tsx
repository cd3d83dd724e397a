import type { ReactNode } from 'react'
import css from './frame.module.css'

/** A table whose first column says what is meant, and the others how much. */
export const Figures = ({ heads, children }: { heads: readonly string[]; children: ReactNode }) => (
  <table className={css.figures}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head}>{head}</th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
