/** How the visit went until now. Amounts in minor units. */
export type SpellTold = { seconds: number; staked: number; won: number; is_offered: boolean }
/** What was played, line by line. */
export type Facts = readonly (readonly [string, string])[]
type Failed = { error: string }

const TIMEOUT_MS = 4_000
const WAIT_MS = 500
const TRIES = 6

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * The supplier of a kind of games; the page's origin has no name, so nothing but the session says who asks. `Refused` is why a call was
 * refused; anything else that happens is the network's, and thrown.
 */
export const openSupplier = <Refused extends Failed>(kind: string, timeout_ms = TIMEOUT_MS) => {
  const post = (name: string, asked: object, signal: AbortSignal): Promise<Response> =>
    fetch(`/sandbox/${kind}/${name}`, { method: 'POST', body: JSON.stringify(asked), credentials: 'omit', signal })

  const call = async <T>(name: string, asked: object): Promise<T | Refused> => {
    const answer = await post(name, asked, AbortSignal.timeout(timeout_ms))
    if (!answer.ok && answer.status !== 422) throw new Error(`${name}: ${answer.status}`)
    return (await answer.json()) as T | Refused
  }

  /** Without an answer the same is asked for again: the supplier does it once, however often it hears of it. */
  const insist = async <T>(name: string, asked: object): Promise<T | Refused> => {
    for (let tries = 1; tries < TRIES; tries += 1) {
      try {
        return await call<T>(name, asked)
      } catch {
        await wait(WAIT_MS)
      }
    }
    return call<T>(name, asked)
  }

  const readSpell = (session: string): Promise<SpellTold | Refused> => call('spell', { session })
  /** What a bet of the player's own was, and what came of it. */
  const readReplay = async (session: string, id: string): Promise<Facts> => {
    const told = await call<{ facts: Facts }>('replay', { session, id })
    if ('error' in told) throw new Error(`replay: ${told.error}`)
    return told.facts
  }
  return { post, call, insist, readSpell, readReplay }
}
