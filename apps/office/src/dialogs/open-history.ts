import { createHashHistory, type RouterHistory } from '@tanstack/react-router'
import { leaveDialog, useLeaving } from './leaving.store.ts'

let comes_back = false

/** An address typed by hand has no state, by which the router knows how to hold a way: it hears of it, and of the way back, only where nothing is lost. */
const leaveByAddress = (event: PopStateEvent): void => {
  const { open, typed, busy } = useLeaving.getState()
  const holds = event.state === null && open && (typed || busy)
  if (!holds && !comes_back) return
  event.stopImmediatePropagation()
  comes_back = holds
  if (!holds) return
  history.back()
  leaveDialog()
}

/** The history of the office. What may hold an address listens first: browsers tell of it in the order of those who listen. */
export const openHistory = (): RouterHistory => {
  addEventListener('popstate', leaveByAddress)
  return createHashHistory()
}
