import type { BeadCell } from '@moongate/tables'
import type { MarkTold } from '../api/told.ts'
import { t } from '../text.ts'
import { cutColumns, Grid } from './road.tsx'

const FILLS = { red: '#d8383e', blue: '#2f6fe0', tie: '#1f9c5c' } as const
const LETTERS = { red: 'bead.banker', blue: 'bead.player', tie: 'bead.tie' } as const

/** A letter fills its bead; a short word is written smaller. */
const Letter = ({ text }: { text: string }) => (
  <text
    x="5"
    y={text.length > 1 ? 6.3 : 7}
    textAnchor="middle"
    fontSize={text.length > 1 ? 3.7 : 5.4}
    fontWeight="700"
    fill="#fff"
  >
    {text}
  </text>
)

type Props = { cells: readonly BeadCell[]; marks: readonly MarkTold[]; columns: number; label: string }

/** A bead for each round, with a dot where a side began with a pair. */
export const BeadPlate = ({ cells, marks, columns, label }: Props) => (
  <Grid columns={columns} label={label}>
    {cutColumns(cells, columns).map(({ column, row, mark, at }) => (
      <g key={at} transform={`translate(${column * 10} ${row * 10})`}>
        <circle cx="5" cy="5" r="4.3" fill={FILLS[mark]} />
        <Letter text={t(LETTERS[mark])} />
        {marks[at]?.banker_pair && <circle cx="1.7" cy="1.7" r="1.5" fill="#ff8f8f" />}
        {marks[at]?.player_pair && <circle cx="8.3" cy="8.3" r="1.5" fill="#9cc4ff" />}
      </g>
    ))}
  </Grid>
)
