import type { Channel } from '../../api/channels.ts'
import { t } from '../../text.ts'
import { DataTable } from '../../widgets/data-table.tsx'
import { Blank } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import type { Banks } from './channel-columns.tsx'
import { buildPayeeColumns } from './payee-columns.tsx'

type Known = { channels: Channel[] | undefined; banks: Banks; may_set: boolean }
/** The accounts behind the channels. */
export const Payees = ({ channels, banks, may_set }: Known) => {
  const payees = channels?.flatMap((channel) => channel.payees.map((payee) => ({ channel, payee })))
  return (
    <Panel title={t('channels.payees.title')}>
      {payees?.length === 0 ? (
        <Blank title={t('channels.payees.none')} />
      ) : (
        <DataTable
          label={t('channels.payees.title')}
          columns={buildPayeeColumns(banks, may_set)}
          rows={payees}
          keyOf={({ payee }) => payee.id}
        />
      )}
    </Panel>
  )
}
