import type { Answer, Asked, CallName, Facts, GameKind } from '@moongate/game-contract'

const TIMEOUT_MS = 4_000
const WAIT_MS = 500
const TRIES = 6

export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * The supplier of a kind of games; the page's origin has no name, so nothing but the session says who asks. A refusal is an answer;
 * anything else that happens is the network's, and thrown.
 */
export const openSupplier = <K extends GameKind>(kind: K, timeout_ms = TIMEOUT_MS) => {
  const post = (name: string, asked: unknown, signal: AbortSignal): Promise<Response> =>
    fetch(`/sandbox/${kind}/${name}`, { method: 'POST', body: JSON.stringify(asked), credentials: 'omit', signal })

  /** The page comes from who answers it, so that both know the contract in the same version. */
  const call = async <N extends CallName<K>>(name: N, asked: Asked<K, N>): Promise<Answer<K, N>> => {
    const answer = await post(name, asked, AbortSignal.timeout(timeout_ms))
    if (!answer.ok && answer.status !== 422) throw new Error(`${name}: ${answer.status}`)
    return (await answer.json()) as Answer<K, N>
  }

  /**
   * Without an answer the same is asked for again: the supplier does it once, however often it hears of it. `onMiss` is told of
   * each try that brought none, so that the player knows why they wait.
   */
  const insist = async <N extends CallName<K>>(
    name: N,
    asked: Asked<K, N>,
    onMiss: () => void,
  ): Promise<Answer<K, N>> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await call(name, asked)
      } catch (error) {
        onMiss()
        if (tries === TRIES) throw error
        await wait(WAIT_MS)
      }
    }
  }

  return { post, call, insist }
}

/** How the visit went until now. */
export const readSpell = (kind: GameKind, session: string): Promise<Answer<GameKind, 'spell'>> =>
  openSupplier(kind).call('spell', { session })

/** The kinds whose bets are told line by line; a spin is played again as it was. */
export type ToldKind = Exclude<GameKind, 'slots'>
/** What a bet of the player's own was, and what came of it. */
export const readReplay = async (kind: ToldKind, session: string, id: string): Promise<Facts> => {
  const told = await openSupplier(kind).call('replay', { session, id })
  if ('error' in told) throw new Error(`replay: ${told.error}`)
  return told.facts
}
