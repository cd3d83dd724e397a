import { leaveTopDialog } from '@moongate/ui'
import { useSyncExternalStore } from 'react'
import { parsePlace, type Place, readStep } from './place.rules.ts'

/** Where the reader is, and how many steps that lies from where they began. */
let shown = { hash: location.hash, step: 0 }
const heard = new Set<() => void>()

/** Notes in the browser's history which step an address is: Back from there is known for what it is, also after a reload. */
const arrive = (step: number): void => {
  shown = { hash: location.hash, step }
  history.replaceState({ step }, '')
}

const follow = (): void => {
  // The browser has come back from where it was not followed.
  if (location.hash === shown.hash) return
  const step = readStep(history.state) ?? shown.step + 1
  if (leaveTopDialog()) return history.go(shown.step - step)
  arrive(step)
  for (const tell of heard) tell()
}

/** Follows the address. A dialog belongs to its screen: Back, or an address typed by hand, leaves the dialog as Escape does. */
export const followAddress = (): void => {
  arrive(readStep(history.state) ?? 0)
  addEventListener('hashchange', follow)
}

/** Calls back when the reader has come to another place; answers how to stop. */
export const watchPlace = (tell: () => void): (() => void) => {
  heard.add(tell)
  return () => void heard.delete(tell)
}

/** Where the reader is. */
export const usePlace = (): Place => parsePlace(useSyncExternalStore(watchPlace, () => shown.hash))
