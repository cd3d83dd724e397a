import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ListSearch } from './search.rules.ts'

/** The list's address and how to change it; whatever narrows the list starts again at its first page. Back closes what was opened. */
export const useListSearch = (): {
  search: ListSearch
  narrow: (change: ListSearch) => void
  turn: (page: number) => void
  open: (thread: number | undefined) => void
} => {
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const go = (next: ListSearch, replace = true) => void navigate({ to: '.', search: next, replace })
  return {
    search,
    narrow: (change) => go({ ...search, ...change, page: undefined }),
    turn: (page) => go({ ...search, page }),
    open: (thread) => go({ ...search, thread }, thread === undefined),
  }
}
