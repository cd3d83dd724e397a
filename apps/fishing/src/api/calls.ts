import type { HistoryRow, Refused, SeatTold, Shot, ShotsTold, SpellTold } from './told.ts'

const TIMEOUT_MS = 4_000
const WAIT_MS = 500
const TRIES = 6

/** Asks the supplier; the page's origin has no name, so nothing but the session says who asks. */
const call = async <T>(name: string, asked: object): Promise<T | Refused> => {
  const answer = await fetch(`/sandbox/fishing/${name}`, {
    method: 'POST',
    body: JSON.stringify(asked),
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok && answer.status !== 422) throw new Error(`${name}: ${answer.status}`)
  return (await answer.json()) as T | Refused
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

type Batch = { session: string; sea: string; batch_id: string; shots: readonly Shot[] }

/** Fires. Without an answer the same batch is asked for again: the supplier decides it once, however often it hears of it. */
export const askShots = async (batch: Batch): Promise<ShotsTold | Refused> => {
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await call<ShotsTold>('shoot', batch)
    } catch {
      await wait(WAIT_MS)
    }
  }
  return call<ShotsTold>('shoot', batch)
}

export const readSea = (session: string): Promise<SeatTold | Refused> => call('sea', { session })
export const readHistory = (session: string): Promise<{ rounds: HistoryRow[] } | Refused> =>
  call('history', { session })
/** What a round of the player's own was, line by line. */
export const readReplay = async (session: string, id: string): Promise<readonly (readonly [string, string])[]> => {
  const told = await call<{ facts: (readonly [string, string])[] }>('replay', { session, id })
  if ('error' in told) throw new Error(`replay: ${told.error}`)
  return told.facts
}
export const readSpell = (session: string): Promise<SpellTold | Refused> => call('spell', { session })
