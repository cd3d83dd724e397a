import { useNavigate, useSearch } from '@tanstack/react-router'
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
