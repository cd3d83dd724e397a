import { Progress } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type Campaign, campaignsQuery, refreshMailing } from '../../api/mail.ts'
import { notify } from '../../api/notify.tsx'
import { usePanelSearch } from '../../start/use-list-search.ts'
import { formatCount, lang, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { computePercent } from './lines.rules.ts'
import css from './mailing.module.css'

const stepOn = async ({ id, state }: Campaign): Promise<void> => {
  const running = state === 'running'
  const answer = await (running ? api.mail.stopCampaign({ id }) : api.mail.resumeCampaign({ id })).catch(
    () => undefined,
  )
  if (answer) notify('good', t(running ? 'mailing.stopped' : 'mailing.resumed'))
  refreshMailing()
}

const Come = ({ campaign: { sent, total, titles } }: { campaign: Campaign }) => (
  <span className={css.come}>
    <Progress value={computePercent(sent, total)} aria-label={titles[lang]} />
    <small>{t('mailing.come', { sent: formatCount(sent), total: formatCount(total) })}</small>
  </span>
)

const buildColumns = (): Column<Campaign>[] => [
  {
    key: 'at',
    head: t('mailing.begun_at'),
    num: true,
    cell: (row) => <Two first={row.begun_at} second={row.begun_by} />,
  },
  {
    key: 'title',
    head: t('mail.subject'),
    cell: (row) => <Two first={row.titles[lang]} second={t(`mailing.audiences.${row.audience}`)} />,
  },
  { key: 'come', head: t('mailing.progress'), width: 220, cell: (row) => <Come campaign={row} /> },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => <StateChip state={row.state} text={t(`mailing.states.${row.state}`)} />,
  },
  {
    key: 'steps',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (row) =>
      row.state !== 'done' && (
        <RowButton
          label={t(row.state === 'running' ? 'mailing.stop' : 'mailing.resume')}
          about={row.titles[lang]}
          onClick={() => void stepOn(row)}
        />
      ),
  },
]

/** Mass mails with how far they have come, each to be stopped and to go on. */
export const Campaigns = () => {
  const { asked, turn } = usePanelSearch('campaigns')
  const query = useQuery(campaignsQuery(asked.page))
  return (
    <Panel title={t('mailing.campaigns')}>
      <ListPanel
        query={query}
        label={t('mailing.campaigns')}
        columns={buildColumns()}
        keyOf={(row) => row.id}
        onPage={turn}
        empty={t('mailing.none')}
      />
    </Panel>
  )
}
