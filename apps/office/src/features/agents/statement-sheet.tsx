import { Money } from '@moongate/ui'
import { Link } from '@tanstack/react-router'
import type { StatementDetail } from '../../api/agents.ts'
import { t } from '../../text.ts'
import { type Fact, Facts } from '../../widgets/facts.tsx'
import { Panel } from '../../widgets/page.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { StateChip } from '../../widgets/state-chip.tsx'
import css from './agents.module.css'
import { StatementFigures } from './statement-figures.tsx'

const listAbout = ({ member_id, member_name, run, ...sheet }: StatementDetail): Fact[] => [
  {
    label: t('agents.agent'),
    value: (
      <Link to="/agents/$id/statements" params={{ id: String(member_id) }} className={rowLink.link}>
        {member_name}
      </Link>
    ),
  },
  {
    label: t('agents.period'),
    value: (
      <Link to="/agents/runs/$id" params={{ id: run.id }} className={rowLink.link}>
        {sheet.from} – {sheet.to}
      </Link>
    ),
    num: true,
  },
  { label: t('agents.model'), value: t(`agents.models.${sheet.model}`) },
  { label: t('order.state'), value: <StateChip state={sheet.state} text={t(`sheet.states.${sheet.state}`)} /> },
  { label: t('sheet.started_by'), value: run.started_by },
  { label: t('sheet.decided_by'), value: run.decided_by },
  { label: t('sheet.paid_at'), value: sheet.paid_at ?? '', num: true },
]

const listSums = ({ earned, carried_in, money, carried_out }: StatementDetail): Fact[] => [
  { label: t('agents.earned'), value: <Money value={earned} />, num: true },
  { label: t('agents.carried_in'), value: <Money value={carried_in} />, num: true },
  { label: t('sheet.money'), value: <Money value={money} />, num: true, big: true },
  { label: t('agents.carried_out'), value: <Money value={carried_out} />, num: true },
]

/** A statement on the screen and on paper. */
export const StatementSheet = ({ sheet }: { sheet: StatementDetail }) => (
  <div className={css.screen}>
    <Panel>
      <div className={css.inner}>
        <Facts facts={listAbout(sheet)} columns={2} />
      </div>
    </Panel>
    <Panel title={t('sheet.lines')}>
      <StatementFigures {...sheet} />
    </Panel>
    <Panel title={t('sheet.sums')}>
      <div className={css.inner}>
        <Facts facts={listSums(sheet)} />
      </div>
    </Panel>
  </div>
)
