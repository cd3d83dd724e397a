import { Money } from '@moongate/ui'
import type { Application } from '../../api/promotions.ts'
import { t } from '../../text.ts'
import { Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { askApproval, askFinish, askRefusal } from './decide-form.tsx'
import css from './promotions.module.css'

/** What was answered, by its labels. */
export const Answers = ({ answers }: Pick<Application, 'answers'>) => (
  <ul className={css.answers}>
    {answers.map(({ label, value }) => (
      <li key={label}>
        <small>{label}</small> {value || '–'}
      </li>
    ))}
  </ul>
)

/** What was given. */
export const Reward = ({ row: { reward, money, times, note } }: { row: Application }) => {
  if (reward === null) return '–'
  if (money === null) return <Two first={t(`promotions.rewards.${reward}`)} second={note} />
  return <Two first={<Money value={money} />} second={t('promotions.times_of', { times })} />
}

/** What can be done now. */
export const Steps = ({ row, own_name }: { row: Application; own_name: string | undefined }) => (
  <>
    {row.state === 'pending' && (
      <RowButton label={t('promotions.approve')} about={row.bill_no} onClick={() => askApproval(row)} />
    )}
    {row.state === 'approved' && (
      <RowButton
        label={t(row.reward === 'money' ? 'promotions.pay' : 'promotions.sent')}
        about={row.bill_no}
        why={row.reward === 'money' && row.approved_by === own_name ? t('own_step') : undefined}
        onClick={() => askFinish(row)}
      />
    )}
    {(row.state === 'pending' || row.state === 'approved') && (
      <RowButton label={t('promotions.refuse')} about={row.bill_no} onClick={() => askRefusal(row)} />
    )}
  </>
)
