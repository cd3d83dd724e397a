import { useQuery } from '@tanstack/react-query'
import { type Outgoing, outgoingQuery } from '../../api/mail.ts'
import { usePanelSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'

const buildColumns = (): Column<Outgoing>[] => [
  { key: 'at', head: t('mailing.time'), num: true, cell: (row) => row.time },
  { key: 'to', head: t('order.member'), cell: (row) => <Two first={row.member_name} second={row.address} /> },
  { key: 'title', head: t('mail.subject'), cell: (row) => row.title || '–' },
  { key: 'way', head: t('mailing.way'), cell: (row) => t(`mailing.ways.${row.way}`) },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <Two first={<StateChip state={row.state} text={t(`mailing.outgoing.${row.state}`)} />} second={row.error} />
    ),
  },
]

/** What left the site by e-mail and web push, or would have. */
export const OutgoingLog = () => {
  const { asked, turn } = usePanelSearch('outgoing')
  const query = useQuery(outgoingQuery(asked.page))
  return (
    <Panel title={t('mailing.log')}>
      <ListPanel
        query={query}
        label={t('mailing.log')}
        columns={buildColumns()}
        keyOf={(row) => row.id}
        onPage={turn}
        empty={t('mailing.none_out')}
      />
    </Panel>
  )
}
