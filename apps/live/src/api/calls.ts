import type { HistoryRow, Refused, SeatTold, SpellTold, Spots } from './told.ts'

const TIMEOUT_MS = 4_000
const WAIT_MS = 500
const TRIES = 6

/** Asks the supplier; the page's origin has no name, so nothing but the session says who asks. */
export const post = (name: string, asked: object, signal: AbortSignal): Promise<Response> =>
  fetch(`/sandbox/live/${name}`, { method: 'POST', body: JSON.stringify(asked), credentials: 'omit', signal })

const call = async <T>(name: string, asked: object): Promise<T | Refused> => {
  const answer = await post(name, asked, AbortSignal.timeout(TIMEOUT_MS))
  if (!answer.ok && answer.status !== 422) throw new Error(`${name}: ${answer.status}`)
  return (await answer.json()) as T | Refused
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

type Bet = { session: string; table: string; bet_id: string; round: string; spots: Spots }

/** Lays chips. Without an answer the same bet is asked for again: the supplier lays it once, however often it hears of it. */
export const askBet = async (bet: Bet): Promise<SeatTold | Refused> => {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await call<SeatTold>('bet', bet)
    } catch {
      await wait(WAIT_MS)
    }
  }
  return call<SeatTold>('bet', bet)
}

export const readHistory = (session: string): Promise<{ rounds: HistoryRow[] } | Refused> =>
  call('history', { session })
/** What a round of the player's own was, line by line. */
export const readReplay = async (session: string, id: string): Promise<readonly (readonly [string, string])[]> => {
  const told = await call<{ facts: (readonly [string, string])[] }>('replay', { session, id })
  if ('error' in told) throw new Error(`replay: ${told.error}`)
  return told.facts
}
export const readSpell = (session: string): Promise<SpellTold | Refused> => call('spell', { session })
