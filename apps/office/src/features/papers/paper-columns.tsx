import { Link } from '@tanstack/react-router'
import type { PaperRow } from '../../api/papers.ts'
import { t } from '../../text.ts'
import { WaitClock } from '../../widgets/clock.tsx'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { showPaper } from './paper-dialog.tsx'
import { describeKind, describeState } from './words.ts'

const endColumns: Column<PaperRow>[] = [
  {
    key: 'decided',
    head: t('order.handled_by'),
    cell: (paper) => <Two first={paper.decided_by || '–'} second={paper.decided_at ?? ''} />,
  },
  { key: 'reason', head: t('order.reason'), cut: true, cell: (paper) => paper.reason || '–' },
]

const buildWait = (seen_at_ms: number): Column<PaperRow> => ({
  key: 'wait',
  head: t('order.waiting'),
  align: 'end',
  cell: (paper) => <WaitClock waiting_seconds={paper.waiting_seconds} seen_at_ms={seen_at_ms} />,
})

/** Whose it is, what it is and how it stands; who has it, or who decided. */
export const buildColumns = (waiting: boolean, seen_at_ms: number): Column<PaperRow>[] => [
  {
    key: 'member',
    head: t('order.member'),
    cell: ({ member_id, member_name, realname }) => (
      <Two
        first={
          <Link to="/members/$id" params={{ id: String(member_id) }}>
            {member_name}
          </Link>
        }
        second={realname || '–'}
      />
    ),
  },
  {
    key: 'kind',
    head: t('papers.kind'),
    cell: (paper) => <Two first={describeKind(paper.kind)} second={paper.made_at} />,
  },
  {
    key: 'state',
    head: t('order.state'),
    cell: ({ state, claim }) => (
      <Two
        first={<StateChip state={state} text={describeState(state)} />}
        second={claim ? t('claim.by', { name: claim.by }) : undefined}
      />
    ),
  },
  ...(waiting ? [buildWait(seen_at_ms)] : endColumns),
  {
    key: 'look',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (paper) => (
      <RowButton
        label={t('papers.look')}
        about={`${paper.member_name} ${describeKind(paper.kind)}`}
        onClick={() => showPaper(paper)}
      />
    ),
  },
]
