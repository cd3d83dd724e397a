import { openSupplier, wait } from '@moongate/game-client'
import type { Answer, Asked } from '@moongate/game-contract'

const TIMEOUT_MS = 10_000
const WAITS_MS = [600, 1_200, 2_400, 5_000]

const { call } = openSupplier('slots', TIMEOUT_MS)

/**
 * Asks for a spin until an answer comes, always for the same one: the server plays it once, however often it hears of it.
 * `onAway` is told while no answer comes.
 */
export const askSpin = async (
  asked: Asked<'slots', 'spin'>,
  onAway: (away: boolean) => void,
): Promise<Answer<'slots', 'spin'>> => {
  for (let tries = 0; ; tries += 1) {
    try {
      const told = await call('spin', asked)
      if (tries > 0) onAway(false)
      return told
    } catch {
      onAway(true)
      await wait(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0)
    }
  }
}

export const readSeat = (session: string): Promise<Answer<'slots', 'seat'>> => call('seat', { session })
export const readHistory = (session: string): Promise<Answer<'slots', 'history'>> => call('history', { session })
export const readRound = (session: string, id: string): Promise<Answer<'slots', 'round'>> =>
  call('round', { session, id })
