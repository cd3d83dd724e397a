import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ListSearch, PanelField } from './search.rules.ts'

const useAddress = (): { search: ListSearch; change: (fields: ListSearch, replace?: boolean) => void } => {
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    search,
    change: (fields, replace = true) => void navigate({ to: '.', search: { ...search, ...fields }, replace }),
  }
}

/** The list's address and how to change it; whatever narrows the list starts again at its first page. Back closes what was opened. */
export const useListSearch = (): {
  search: ListSearch
  narrow: (change: ListSearch) => void
  turn: (page: number) => void
  open: (thread: number | undefined) => void
} => {
  const { search, change } = useAddress()
  return {
    search,
    narrow: (fields) => change({ ...fields, page: undefined }),
    turn: (page) => change({ page }),
    open: (thread) => change({ thread }, thread === undefined),
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a row was opened from lies one step back. */
    is_over_list?: boolean
  }
}

/**
 * Which row of a list is open. Opening is a step, and closing goes back by it: none stays that shows nothing. Who came by a link has no
 * list behind them, and gets it in its place.
 */
export const useRowSearch = (): {
  row: string | undefined
  open: (row: string) => void
  close: () => void
  drop: () => void
} => {
  const { search, change } = useAddress()
  const { history } = useRouter()
  const navigate = useNavigate()
  const left = useRef<typeof history.location>(null)
  const drop = () => change({ row: undefined })
  const goBack = () => {
    // The browser takes a moment: a second press would leave the list.
    if (left.current !== history.location) history.back()
    left.current = history.location
  }
  return {
    row: search.row,
    open: (row) => void navigate({ to: '.', search: { ...search, row }, state: { is_over_list: true } }),
    close: () => (history.location.state.is_over_list ? goBack() : drop()),
    drop,
  }
}

type Fields = { [field in PanelField]?: string | undefined }

/** The same of a list that shares its screen with others: what the address says of it stands behind its name. */
export const usePanelSearch = (
  list: string,
): {
  asked: Omit<Fields, 'page'> & { page: number }
  narrow: (fields: Fields) => void
  turn: (page: number) => void
} => {
  const { search, change } = useAddress()
  const read = (field: PanelField) => search[`${list}.${field}`]
  const set = (fields: Fields) =>
    change(Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${list}.${field}`, value])))
  const [tab, keyword, below, from, to] = (['tab', 'keyword', 'below', 'from', 'to'] as const).map(read)
  return {
    asked: { tab, keyword, below, from, to, page: Number(read('page') ?? 1) },
    narrow: (fields) => set({ ...fields, page: undefined }),
    turn: (page) => set({ page: String(page) }),
  }
}
