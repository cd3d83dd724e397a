import { useCallback, useEffect, useState } from 'react'
import { noteDrawer } from '../../dialogs/leaving.store.ts'

/**
 * The order whose details are open, as fresh as the list has it; it stays when it leaves the list, and while the drawer
 * slides away.
 */
export const useOpened = <T extends { id: string | number }>(rows: T[] | undefined) => {
  const [opened, setOpened] = useState(false)
  const [kept, setKept] = useState<T>()
  const open = useCallback((order: T) => {
    setKept(order)
    setOpened(true)
  }, [])
  const close = useCallback(() => setOpened(false), [])
  useEffect(() => {
    if (!opened) return undefined
    noteDrawer(close)
    return () => noteDrawer(null)
  }, [opened, close])
  const fresh = kept && rows?.find(({ id }) => id === kept.id)
  return { opened, shown: fresh ?? kept, open, close }
}
