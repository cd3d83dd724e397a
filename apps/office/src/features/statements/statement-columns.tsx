import { Money } from '@moongate/ui'
import type { Match, StatementRow } from '../../api/statements.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askCredit, askIgnore } from './statement-acts.tsx'
import css from './statements.module.css'

const Standing = ({ match }: { match: Match }) => {
  if (match.is_exact) return <StateChip state="good" text={t('statements.exact')} />
  return match.is_same_amount ? (
    <StateChip state="planned" text={t('statements.score', { n: match.score })} />
  ) : (
    <StateChip state="off" text={t('statements.other_sum')} />
  )
}

const Matches = ({ row, may_decide }: { row: StatementRow; may_decide: boolean }) => {
  if (row.state !== 'open') return row.bill_no || row.reason || '–'
  if (row.matches.length === 0) return <span className={css.none}>{t('statements.no_match')}</span>
  return (
    <ul className={css.matches}>
      {row.matches.map((match) => (
        <li key={match.id}>
          <Two
            first={
              <>
                {match.member_name} · <Money value={match.money} />
              </>
            }
            second={`${match.payer_name} · ${match.bill_no}`}
          />
          <Standing match={match} />
          {may_decide && match.is_same_amount && (
            <RowButton
              label={t('statements.credit')}
              about={t('statements.credit_about', { bill: match.bill_no })}
              onClick={() => askCredit(row, match)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const ignore: Column<StatementRow> = {
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) => (
    <RowButton
      label={t('statements.ignore')}
      about={t('statements.ignore_about', { what: row.reference || row.payer_name })}
      onClick={() => askIgnore(row)}
    />
  ),
}

const handled: Column<StatementRow> = {
  key: 'handled',
  head: t('statements.handled'),
  cell: (row) => <Two first={row.handled_by} second={row.handled_at ?? ''} />,
}

/** What the bank says, and what it may be. */
export const buildStatementColumns = (is_open: boolean, may_decide: boolean): Column<StatementRow>[] => [
  {
    key: 'received',
    head: t('statements.received'),
    num: true,
    cell: (row) => (
      <Two first={<Money value={row.money} />} second={`${row.booked_at?.slice(5, 16) ?? ''} ${row.account}`} />
    ),
  },
  {
    key: 'payer',
    head: t('statements.payer'),
    cell: (row) => <Two first={row.payer_name || '–'} second={row.payer_account} />,
  },
  {
    key: 'remark',
    head: t('statements.remark'),
    cell: (row) => <Two first={row.remark || '–'} second={row.reference} cut />,
  },
  {
    key: 'matches',
    head: is_open ? t('statements.matches') : t('order.bill_no'),
    cell: (row) => <Matches row={row} may_decide={may_decide} />,
  },
  ...(is_open ? (may_decide ? [ignore] : []) : [handled]),
]
