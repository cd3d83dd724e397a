import { Money } from '@moongate/ui'
import type { Match, StatementRow } from '../../api/statements.ts'
import { t } from '../../text.ts'
import { Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askCredit } from './statement-acts.tsx'
import css from './statements.module.css'

const Standing = ({ match }: { match: Match }) => {
  if (match.is_exact) return <StateChip state="good" text={t('statements.exact')} />
  return match.is_same_amount ? (
    <StateChip state="planned" text={t('statements.score', { n: match.score })} />
  ) : (
    <StateChip state="off" text={t('statements.other_sum')} />
  )
}

/** The deposits that a bank's row may be; what was decided where it is over. */
export const Matches = ({ row, may_decide }: { row: StatementRow; may_decide: boolean }) => {
  const ended = row.bill_no || row.reason
  if (row.state !== 'open') return <span title={ended}>{ended || '–'}</span>
  if (row.matches.length === 0 && row.credited_as === '')
    return <span className={css.none}>{t('statements.no_match')}</span>
  return (
    <ul className={css.matches}>
      {row.credited_as !== '' && (
        <li>
          <span className={css.by_hand}>{t('statements.credited_as', { bill: row.credited_as })}</span>
        </li>
      )}
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
