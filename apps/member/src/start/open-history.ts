import { numberTyped } from '@moongate/ui'
import { createHashHistory, type RouterHistory } from '@tanstack/react-router'
import { takeOwn } from '../session/go.ts'

/** How the address came: by the browser's or the router's ways, by hand (or a link of a text), or because the page went there itself. */
type Arrival = 'known' | 'typed' | 'own'
let arrival: Arrival = 'known'

/** How the address came that came last. */
export const readArrival = (): Arrival => arrival

/** The history of the site, in which an address typed by hand is held as Back is. */
export const openHistory = (): RouterHistory => {
  const hear = (is_typed: boolean) => {
    const typed = takeOwn() ? 'own' : 'typed'
    arrival = is_typed ? typed : 'known'
  }
  numberTyped(() => router.location, hear)
  const router = createHashHistory()
  return router
}
