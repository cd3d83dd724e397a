import type { Thread } from '../../api/mail.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { useAnswerDraft } from './answer-draft.ts'
import css from './mail.module.css'

/** Tells an answer that waits to be sent: whoever was called away has to find it again. */
const Begun = ({ id }: Pick<Thread, 'id'>) =>
  useAnswerDraft(id).text.trim() !== '' && <span className={css.begun}>{t('mail.begun')}</span>

/** How threads are listed; a press opens one. */
export const buildColumns = (open: (id: number) => void): Column<Thread>[] => [
  { key: 'at', head: t('mail.moved_at'), num: true, width: 190, cell: (row) => row.moved_at },
  {
    key: 'title',
    head: t('mail.subject'),
    width: 480,
    cut: true,
    cell: (row) => (
      <Two
        first={
          <span title={row.title}>
            <Begun id={row.id} />
            {row.title}
          </span>
        }
        second={row.member_name}
      />
    ),
  },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <Two first={<StateChip state={row.state} text={t(`mail.states.${row.state}`)} />} second={row.assigned_name} />
    ),
  },
  {
    key: 'steps',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (row) => <RowButton label={t('mail.open')} about={row.title} onClick={() => open(row.id)} />,
  },
]
