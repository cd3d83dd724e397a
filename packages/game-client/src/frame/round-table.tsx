import { toDecimal } from '@moongate/money'
import { FactsButton, Money } from '@moongate/ui'
import type { ReactNode } from 'react'
import { readReplay, type ToldKind } from '../supplier.ts'
import { formatTime, translate } from '../texts.ts'
import { Figures } from './figures.tsx'

/** Amounts in minor units. */
type Round = { id: string; at: number; stake: number; payout: number }
type Props<Row extends Round> = {
  rows: readonly Row[]
  kind: ToldKind
  session: string
  /** What was played, below its time. */
  note: (row: Row) => ReactNode
  /** Said in place of the payout of what is not settled. */
  pending?: (row: Row) => string | undefined
}

/** What was played, with its stake, what it paid, and the way to all that is known of it. */
export const RoundTable = <Row extends Round>({ rows, kind, session, note, pending }: Props<Row>) => (
  <Figures heads={[translate('time'), translate('stake'), translate('payout')]}>
    {rows.map((row) => (
      <tr key={row.id}>
        <td>
          {formatTime(row.at)}
          <em>{note(row)}</em>
          <FactsButton
            label={translate('replay')}
            failed={translate('load_failed')}
            read={() => readReplay(kind, session, row.id)}
          />
        </td>
        <td>
          <Money value={toDecimal(row.stake)} />
        </td>
        <td>{pending?.(row) ?? <Money value={toDecimal(row.payout)} />}</td>
      </tr>
    ))}
  </Figures>
)
