import { Icon, icons } from '@moongate/ui'
import { Button } from '@mantine/core'
import { SUPPLIER_SETTERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import { useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { differencesQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { refreshSuppliers, suppliersQuery } from '../../api/suppliers.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { DataTable } from '../../widgets/data-table.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { askFault } from './fault-form.tsx'
import { buildSupplierColumns } from './supplier-columns.tsx'

/** The order is the server's: two who move at once both see what became of it. */
const useMove = () => {
  const { send } = useSend('move')
  return (code: string, direction: 'up' | 'down'): void => {
    const move = async (signal: AbortSignal): Promise<void> => {
      const { data } = await api.games.moveSupplier({ code, direction }, { signal })
      queryClient.setQueryData(suppliersQuery.queryKey, (known) => known && { ...known, suppliers: data })
    }
    // What went wrong has been told; the list is read anew either way.
    void send(move).catch(refreshSuppliers)
  }
}

/** Game suppliers: which are offered, in which order, when they are serviced, and how they do (R6.6, R9.2). */
export const SuppliersScreen = () => {
  const query = useQuery(suppliersQuery)
  const books = useQuery(differencesQuery({ limit: 1, page: 1, open: 1 }))
  const may_set = hasRole(useRoles(), SUPPLIER_SETTERS)
  const move = useMove()
  const { data, isError, error, isFetching, refetch } = query
  return (
    <Page
      title={t('nav.suppliers')}
      tools={
        <>
          {may_set && data?.testable && (
            <Button
              variant="default"
              leftSection={<Icon d={icons.bolt} size={17} />}
              onClick={() => askFault(data.suppliers)}
            >
              {t('faults.one')}
            </Button>
          )}
          <Freshness query={query} />
        </>
      }
    >
      <Panel>
        {isError && !data ? (
          <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={t('nav.suppliers')}
            columns={buildSupplierColumns(books.data?.suppliers ?? [], may_set ? move : undefined)}
            rows={data?.suppliers}
            keyOf={(row) => row.api_code}
          />
        )}
      </Panel>
    </Page>
  )
}
