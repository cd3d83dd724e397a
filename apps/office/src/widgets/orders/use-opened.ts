import { useEffect, useState } from 'react'
import { notify } from '../../api/notify.tsx'
import { useRowSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'

type Row = { id: string | number }
/** How a row is named in the address, and how it is followed to where it is now; false where it can be nowhere else. */
type Ways<T> = { nameRow?: (row: T) => string; follow?: (row: string) => boolean }
type Rows<T> = { data: { data: T[] } | undefined; isPlaceholderData: boolean; isFetching: boolean }

/**
 * The row whose details are open, by the address and as fresh as the list has it; it stays when it leaves the list, and while the
 * drawer slides away. One that the list of an address has no more is followed, or else said to be gone.
 */
export const useOpened = <T extends Row>(
  { data, isPlaceholderData, isFetching }: Rows<T>,
  { nameRow = ({ id }) => String(id), follow }: Ways<T> = {},
) => {
  const { row, open, close, drop } = useRowSearch()
  const [kept, setKept] = useState<T>()
  const isAsked = (one: T) => nameRow(one) === row || String(one.id) === row
  const found = data?.data.find(isAsked)
  if (found && found !== kept) setKept(found)
  const shown = found ?? kept
  const opened = shown !== undefined && isAsked(shown)
  const is_gone = row !== undefined && !opened && data !== undefined && !isPlaceholderData && !isFetching
  useEffect(() => {
    if (!is_gone || follow?.(row)) return
    notify('warn', t('row_gone'))
    drop()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once of each row, whatever else changes
  }, [is_gone, row])
  return { opened, shown, open: (one: T) => open(nameRow(one)), close }
}
