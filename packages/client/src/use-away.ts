import { useEffect, useSyncExternalStore } from 'react'
import { forgetMissingParts } from './fetch-part.ts'
import type { HearingStore } from './hearing.ts'

/** Whether the server is away, for what has to be said about that. */
export const useAway = ({ watch, get }: HearingStore): boolean => useSyncExternalStore(watch, () => get() === 'down')

/** For what stands in the place of a screen that failed: answers how to try again, and does so once the server is heard again. */
export const useComeBack = (hearing: HearingStore, reset: () => void): (() => void) => {
  const tryAgain = () => {
    forgetMissingParts()
    reset()
  }
  useEffect(() => hearing.watch(() => hearing.get() === 'up' && tryAgain()))
  return tryAgain
}
