import { useSyncExternalStore } from 'react'
import { parsePlace, type Place, buildHref, type Screen } from './place.rules.ts'

const listen = (tell: () => void) => {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

/** Where the reader is. */
export const usePlace = (): Place => parsePlace(useSyncExternalStore(listen, () => location.hash))

export const goTo = (screen: Screen, id?: string | number): void => {
  location.hash = buildHref(screen, id)
}
