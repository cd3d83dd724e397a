import { Icon, icons } from '@moongate/ui'
import { Button } from '@mantine/core'
import { useSend } from '@moongate/client/react'
import { CHANNEL_SETTERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { channelsQuery, refreshChannels } from '../../api/channels.ts'
import { queryClient } from '../../api/query-client.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { DataTable } from '../../widgets/data-table.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { buildChannelColumns, type Move } from './channel-columns.tsx'
import { askChannel } from './channel-form.tsx'
import css from './channels.module.css'
import { Payees } from './payees.tsx'

/** The order is the server's: two who move at once both see what became of it. */
const useMove = (): Move => {
  const { send } = useSend('move')
  return (id, direction) => {
    const move = async (signal: AbortSignal): Promise<void> => {
      const { data } = await api.channels.moveChannel({ id, direction }, { signal })
      queryClient.setQueryData(channelsQuery.queryKey, (known) => known && { ...known, channels: data })
    }
    // What went wrong has been told; the list is read anew either way.
    void send(move).catch(refreshChannels)
  }
}

/** Payment channels with their terms, and the accounts behind them with what each received today (R5.12, R6.6). */
export const ChannelsScreen = () => {
  const query = useQuery(channelsQuery)
  const may_set = hasRole(useRoles(), CHANNEL_SETTERS)
  const move = useMove()
  const { data, isLoadingError, error, isFetching, refetch } = query
  const banks = data?.banks ?? []
  return (
    <Page
      title={t('nav.channels')}
      tools={
        <>
          {may_set && (
            <Button variant="default" leftSection={<Icon d={icons.plus} size={17} />} onClick={() => askChannel()}>
              {t('channels.add')}
            </Button>
          )}
          <Freshness query={query} />
        </>
      }
    >
      <div className={css.panels}>
        <Panel>
          {isLoadingError ? (
            <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <DataTable
              label={t('nav.channels')}
              columns={buildChannelColumns(banks, may_set ? move : undefined)}
              rows={data?.channels}
              keyOf={(row) => row.id}
            />
          )}
        </Panel>
        {!isLoadingError && <Payees channels={data?.channels} banks={banks} may_set={may_set} />}
      </div>
    </Page>
  )
}
