import type { BeadCell, TableRound } from '@moongate/tables'
import { t } from '../text.ts'
import { cutColumns, Grid } from './road.tsx'
import type { Roaded } from './roaded.ts'

const FILLS = { red: '#d8383e', blue: '#2f6fe0', tie: '#1f9c5c' } as const

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

type Props = { cells: readonly BeadCell[]; past: readonly TableRound[]; roaded: Roaded; columns: number }

/** A bead for each round, with a dot in the corner of a side that has earned one. */
export const BeadPlate = ({ cells, past, roaded: { letters, dot }, columns }: Props) => (
  <Grid columns={columns} label={t('road.bead')}>
    {cutColumns(cells, columns).map(({ column, row, mark, at }) => {
      const round = past[at]
      return (
        <g key={at} transform={`translate(${column * 10} ${row * 10})`}>
          <circle cx="5" cy="5" r="4.3" fill={FILLS[mark]} />
          <Letter text={t(letters[mark])} />
          {round && dot?.(round, 'red') && <circle cx="1.7" cy="1.7" r="1.5" fill="#ff8f8f" />}
          {round && dot?.(round, 'blue') && <circle cx="8.3" cy="8.3" r="1.5" fill="#9cc4ff" />}
        </g>
      )
    })}
  </Grid>
)
