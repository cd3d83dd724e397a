import { numberTyped } from '@moongate/ui'
import { createHashHistory, type RouterHistory } from '@tanstack/react-router'
import { closeDialog, noteOpen, useLeaving } from './leaving.store.ts'

/** Who types an address wants to go there: only what would be lost holds them. */
const closeEmpty = (is_typed: boolean): void => {
  const { open, typed, busy } = useLeaving.getState()
  if (!is_typed || !open || typed || busy) return
  closeDialog()
  noteOpen(false)
}

/** The history of the office, in which an address typed by hand is held as Back is. */
export const openHistory = (): RouterHistory => {
  numberTyped(() => router.location, closeEmpty)
  const router = createHashHistory()
  return router
}
