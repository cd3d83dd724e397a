import { useCountdown } from '@moongate/ui'

const clock = { offset_ms: 0 }

/** Sets this device's clock by the server's; what the answer spent on its way is well under a second. */
export const setServerTime = (server_ms: number): void => {
  clock.offset_ms = server_ms - Date.now()
}

/** The server's time now, epoch ms. */
export const getServerNow = (): number => Date.now() + clock.offset_ms

/** Whole seconds until an instant of the server's clock, 0 once it has passed. */
export const useSecondsTo = (at: number): number => useCountdown(at, getServerNow)
