import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { NamedGroup } from '../rules/nav.rules.ts'

/** The groups of the navigation that this browser's user has folded; all others are open. */
const useFoldedStore = create<{ folded: readonly NamedGroup[] }>()(
  persist((): { folded: readonly NamedGroup[] } => ({ folded: [] }), { name: 'moongate_office_folded' }),
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
