import { Money } from '@moongate/ui'
import { Link } from '@tanstack/react-router'
import type { Difference } from '../../api/queries.ts'
import { t, translateName } from '../../text.ts'
import { WaitClock } from '../../widgets/clock.tsx'
import { type Column, Two } from '../../widgets/data-table.tsx'
import rowLink from '../../widgets/row-link.module.css'
import css from './differences.module.css'

type Transfer = Difference['transfers'][number]
const describeTransfer = ({ direction, state, created_at }: Transfer): string =>
  [t(`differences.${direction}`), translateName('transfers.stages', state), created_at.slice(5, 16)].join(' · ')

/** The last transfers between the two, each with its way to the list of transfers. */
const Transfers = ({ transfers }: { transfers: readonly Transfer[] }) =>
  transfers.length === 0 ? (
    '–'
  ) : (
    <ul className={css.transfers}>
      {transfers.map((transfer) => (
        <li key={transfer.bill_no}>
          <Link to="/transfers" search={{ tab: 'all', keyword: transfer.bill_no }} className={rowLink.link}>
            <Money value={transfer.money} />
          </Link>
          <span>{describeTransfer(transfer)}</span>
        </li>
      ))}
    </ul>
  )

/** Whose difference it is, both figures, what may explain it, and since when. */
export const buildDifferenceColumns = (is_open: boolean, seen_at_ms: number): Column<Difference>[] => [
  {
    key: 'member',
    head: t('order.member'),
    cell: (row) => (
      <Two
        first={
          <Link to="/members/$id" params={{ id: String(row.member_id) }} className={rowLink.link}>
            {row.member_name}
          </Link>
        }
        second={row.realname || '–'}
      />
    ),
  },
  {
    key: 'supplier',
    head: t('differences.supplier'),
    cell: (row) => <Two first={row.api_title} second={row.api_code} />,
  },
  {
    key: 'money',
    head: t('differences.money'),
    align: 'end',
    num: true,
    cell: (row) => (
      <strong>
        <Money value={row.money} sign />
      </strong>
    ),
  },
  { key: 'ours', head: t('differences.ours'), align: 'end', num: true, cell: (row) => <Money value={row.ours} /> },
  {
    key: 'theirs',
    head: t('differences.theirs'),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row.theirs} />,
  },
  is_open
    ? {
        key: 'age',
        head: t('differences.age'),
        align: 'end',
        cell: (row) => <WaitClock waiting_seconds={row.waiting_seconds} seen_at_ms={seen_at_ms} />,
      }
    : {
        key: 'closed',
        head: t('differences.closed'),
        num: true,
        cell: (row) => <Two first={row.closed_at ?? '–'} second={row.found_at} />,
      },
  { key: 'transfers', head: t('differences.transfers'), cell: (row) => <Transfers transfers={row.transfers} /> },
]
