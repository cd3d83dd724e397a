import { CHANNEL_SETTERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { gatewaysQuery } from '../../api/gateways.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { DataTable } from '../../widgets/data-table.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { buildGatewayColumns } from './gateway-columns.tsx'

/** Payment gateways: what each may be used for, what we sign with, and how its calls go (R6.6, R9.2). */
export const GatewaysScreen = () => {
  const query = useQuery(gatewaysQuery)
  const may_set = hasRole(useRoles(), CHANNEL_SETTERS)
  const { data, isError, error, isFetching, refetch } = query
  return (
    <Page title={t('nav.gateways')} tools={<Freshness query={query} />}>
      <Panel>
        {isError && !data ? (
          <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={t('nav.gateways')}
            columns={buildGatewayColumns(may_set)}
            rows={data}
            keyOf={(row) => row.code}
          />
        )}
      </Panel>
    </Page>
  )
}
