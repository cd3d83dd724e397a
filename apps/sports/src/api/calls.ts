import type { OddsMode, System } from '@moongate/sports'
import type { MatchTold, Pick, Refused, SlipTold, SpellTold } from './told.ts'

const TIMEOUT_MS = 4_000
const WAIT_MS = 500
const TRIES = 6

/** Asks the supplier; the page's origin has no name, so nothing but the session says who asks. */
export const post = (name: string, asked: object, signal: AbortSignal): Promise<Response> =>
  fetch(`/sandbox/sports/${name}`, { method: 'POST', body: JSON.stringify(asked), credentials: 'omit', signal })

const call = async <T>(name: string, asked: object): Promise<T | Refused> => {
  const answer = await post(name, asked, AbortSignal.timeout(TIMEOUT_MS))
  if (!answer.ok && answer.status !== 422) throw new Error(`${name}: ${answer.status}`)
  return (await answer.json()) as T | Refused
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

export type AskedSlip = {
  session: string
  slip_id: string
  system: System
  line: number
  mode: OddsMode
  picks: Pick[]
}
export type PlacedTold = { id: string; balance: number; stake: number; picks: Pick[] }

/** Places a slip. Without an answer the same slip is asked for again: the supplier places it once, however often it hears of it. */
export const askPlace = async (slip: AskedSlip): Promise<PlacedTold | Refused> => {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await call<PlacedTold>('place', slip)
    } catch {
      await wait(WAIT_MS)
    }
  }
  return call<PlacedTold>('place', slip)
}

type Sold = { balance: number; value: number }
export const askCashOut = (session: string, id: string, value: number): Promise<Sold | Refused> =>
  call('cash-out', { session, id, value })
export const readSoon = (session: string, sport: string): Promise<{ matches: MatchTold[] } | Refused> =>
  call('soon', { session, sport })
export const readMine = (session: string): Promise<{ slips: SlipTold[] } | Refused> => call('mine', { session })
/** What a slip of the player's own was, and how its matches went, line by line. */
export const readReplay = async (session: string, id: string): Promise<readonly (readonly [string, string])[]> => {
  const told = await call<{ facts: (readonly [string, string])[] }>('replay', { session, id })
  if ('error' in told) throw new Error(`replay: ${told.error}`)
  return told.facts
}
export const readSpell = (session: string): Promise<SpellTold | Refused> => call('spell', { session })
