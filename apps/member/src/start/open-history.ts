import { numberTyped } from '@moongate/ui'
import { createHashHistory, type RouterHistory } from '@tanstack/react-router'

/** Whether the address that came last was typed by hand, or led to by what the router knows nothing of. */
export let wasTyped: () => boolean

/** The history of the site, in which an address typed by hand is held as Back is. */
export const openHistory = (): RouterHistory => {
  wasTyped = numberTyped(() => router.location)
  const router = createHashHistory()
  return router
}
