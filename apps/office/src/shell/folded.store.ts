import { listNames } from '@moongate/contract/states'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { NAV_GROUPS, type NamedGroup } from '../rules/nav.rules.ts'

type Folded = { folded: readonly NamedGroup[] }

/** What a browser kept, by whichever version: the groups of now that are named in it. */
const readFolded = (kept: unknown): Folded => {
  const named = (kept as { folded?: unknown } | undefined)?.folded
  const groups = listNames(NAV_GROUPS).filter((group): group is NamedGroup => group !== 'start')
  return { folded: Array.isArray(named) ? groups.filter((group) => named.includes(group)) : [] }
}

/** The groups of the navigation that this browser's user has folded; all others are open. */
const useFoldedStore = create<Folded>()(
  persist((): Folded => ({ folded: [] }), { name: 'moongate_office_folded', merge: readFolded }),
)

/** Whether a group is open, and what opens or folds it. */
export const useOpenGroup = (group: NamedGroup): [boolean, (open: boolean) => void] => {
  const open = useFoldedStore(({ folded }) => !folded.includes(group))
  const setOpen = (next: boolean): void => {
    if (next === open) return
    useFoldedStore.setState(({ folded }) => ({
      folded: next ? folded.filter((other) => other !== group) : [...folded, group],
    }))
  }
  return [open, setOpen]
}
