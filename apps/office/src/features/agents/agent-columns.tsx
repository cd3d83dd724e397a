import { Link } from '@tanstack/react-router'
import type { Agent } from '../../api/agents.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { askMove } from '../../widgets/move-form.ts'
import { RowButton } from '../../widgets/row-button.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { askModel, askNewRates } from './agent-steps.tsx'
import css from './agents.module.css'
import { describeRates } from './rates.rules.ts'

/** Opens what the agent was paid. */
const Name = ({ agent: { member_id, member_name } }: { agent: Agent }) => (
  <Link to="/agents/$id/statements" params={{ id: String(member_id) }} className={rowLink.link}>
    {member_name}
  </Link>
)

const Steps = ({ agent, open, sets }: { agent: Agent; open: (id: number) => void; sets: boolean }) => (
  <span className={css.steps}>
    <RowButton label={t('agents.below')} about={agent.member_name} onClick={() => open(agent.member_id)} />
    {sets && (
      <>
        <RowButton label={t('agents.rates')} about={agent.member_name} onClick={() => askNewRates(agent)} />
        <RowButton label={t('agents.model')} about={agent.member_name} onClick={() => askModel(agent)} />
        <RowButton label={t('agents.move')} about={agent.member_name} onClick={() => askMove(agent)} />
      </>
    )}
  </span>
)

/** What is shown of an agent, with what may be done. */
export const buildColumns = (open: (id: number) => void, sets: boolean): Column<Agent>[] => [
  {
    key: 'agent',
    head: t('agents.agent'),
    cell: (row) => <Two first={<Name agent={row} />} second={row.parent_name} />,
  },
  {
    key: 'team',
    head: t('agents.team'),
    align: 'end',
    num: true,
    cell: (row) => `${formatCount(row.direct_count)} / ${formatCount(row.team_count)}`,
  },
  {
    key: 'model',
    head: t('agents.model'),
    cell: (row) => (
      <Two
        first={t(`agents.models.${row.model}`)}
        second={row.model === 'revenue' ? `${row.share}%` : describeRates(row.rates)}
      />
    ),
  },
  {
    key: 'steps',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (row) => <Steps agent={row} open={open} sets={sets} />,
  },
]
