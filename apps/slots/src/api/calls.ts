import { openSupplier, wait } from '@moongate/game-client'
import type { Round } from '@moongate/slots'

/** A free spin that an operator has granted: which of how many it is, and what it is played with. */
export type Granted = { grant: string; spin: number; of: number; stake: number }
/** `is_free`: the stake was not paid, and the win is the operator's to give. */
export type RoundTold = { id: string; stake: number; payout: number; at: number; round: Round; is_free: boolean }
export type SpinTold = RoundTold & { balance: number; free: Granted | null }
export type HistoryRow = { id: string; stake: number; payout: number; free_spins: number; at: number; is_free: number }
/** Why a call was refused. Anything else that happens is the network's. */
export type Refused = { error: 'session' | 'poor' | 'stake' | 'free' | 'time' | 'unknown' }

const TIMEOUT_MS = 10_000
const WAITS_MS = [600, 1_200, 2_400, 5_000]

const { call, readSpell } = openSupplier<Refused>('slots', TIMEOUT_MS)
export { readSpell }

/**
 * Asks for a spin until an answer comes, always for the same one: the server plays it once, however often it hears of it.
 * `onAway` is told while no answer comes.
 */
export const askSpin = async (
  asked: { session: string; spin_id: string; stake: number; grant?: string },
  onAway: (away: boolean) => void,
): Promise<SpinTold | Refused> => {
  for (let tries = 0; ; tries += 1) {
    try {
      const told = await call<SpinTold>('spin', asked)
      if (tries > 0) onAway(false)
      return told
    } catch {
      onAway(true)
      await wait(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0)
    }
  }
}

export const readSeat = (session: string): Promise<{ balance: number; free: Granted | null } | Refused> =>
  call('seat', { session })
export const readHistory = (session: string): Promise<{ rounds: HistoryRow[] } | Refused> =>
  call('history', { session })
export const readRound = (session: string, id: string): Promise<RoundTold | Refused> => call('round', { session, id })
