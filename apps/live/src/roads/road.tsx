import { type Cell, ROWS } from '@moongate/tables'
import type { ReactNode } from 'react'
import css from './roads.module.css'

const SIZE = 10
const COLOURS = { red: '#e5484d', blue: '#4a8df8' } as const

/** Leaves out the columns that are too long ago to be shown. */
export const cutColumns = <C extends { column: number }>(cells: readonly C[], columns: number): C[] => {
  const most = Math.max(0, ...cells.map(({ column }) => column))
  const first = Math.max(0, most - columns + 1)
  return cells.filter(({ column }) => column >= first).map((cell) => ({ ...cell, column: cell.column - first }))
}

/** The squares of a road with what lies on them. */
export const Grid = ({ columns, label, children }: { columns: number; label: string; children: ReactNode }) => (
  <figure className={css.road} aria-label={label}>
    <svg className={css.grid} aria-hidden viewBox={`0 0 ${columns * SIZE} ${ROWS * SIZE}`}>
      <path
        className={css.lines}
        d={[
          ...Array.from({ length: columns + 1 }, (_, x) => `M${x * SIZE} 0V${ROWS * SIZE}`),
          ...Array.from({ length: ROWS + 1 }, (_, y) => `M0 ${y * SIZE}H${columns * SIZE}`),
        ].join('')}
      />
      {children}
    </svg>
  </figure>
)

const TIE = <path d="M2 8L8 2" stroke="#35c27a" strokeWidth="1.4" />

const Ring = ({ side, ties }: Cell) => (
  <>
    <circle cx="5" cy="5" r="3.6" fill="none" stroke={COLOURS[side]} strokeWidth="1.5" />
    {ties > 0 && TIE}
    {ties > 1 && (
      <text x="5" y="7" textAnchor="middle" fontSize="5.5" fill="#35c27a">
        {ties}
      </text>
    )}
  </>
)
const Dot = ({ side }: Cell) => <circle cx="5" cy="5" r="3.6" fill={COLOURS[side]} />
const Slash = ({ side }: Cell) => <path d="M2 8L8 2" stroke={COLOURS[side]} strokeWidth="2" strokeLinecap="round" />

const LOOKS = { ring: Ring, dot: Dot, slash: Slash } as const

type Props = { cells: readonly Cell[]; columns: number; look: keyof typeof LOOKS; label: string }

/** The big road or one that is derived from it. */
export const Road = ({ cells, columns, look, label }: Props) => {
  const Look = LOOKS[look]
  return (
    <Grid columns={columns} label={label}>
      {cutColumns(cells, columns).map((cell) => (
        <g key={`${cell.column}.${cell.row}`} transform={`translate(${cell.column * SIZE} ${cell.row * SIZE})`}>
          <Look {...cell} />
        </g>
      ))}
    </Grid>
  )
}
