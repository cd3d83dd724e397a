import type { OrderList } from '../../api/queries.ts'
import { notify } from '../../api/notify.tsx'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'

/** Whose orders are searched for by their number, which is one order's alone. */
const NUMBERED: readonly OrderList[] = ['deposits', 'withdrawals', 'transfers', 'payouts']
type Kind = { name: OrderList; tabs: readonly { value: string }[] }

/** An order goes by its number in the address, by which it is found among all where a colleague has moved it on since the link was sent. */
export const useFollow = ({ name, tabs }: Kind) => {
  const { search, narrow } = useListSearch()
  if (!NUMBERED.includes(name)) return {}
  const all = tabs.at(-1)?.value
  const follow = (row: string): boolean => {
    if (search.tab === all && search.keyword === row) return false
    notify('warn', t('row_moved'))
    narrow({ tab: all, keyword: row })
    return true
  }
  return { nameRow: ({ bill_no }: { bill_no: string }) => bill_no, follow }
}
