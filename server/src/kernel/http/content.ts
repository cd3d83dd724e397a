import type { Kernel } from '../index.ts'
import { listenTo, type Listener } from '../listener.ts'
import type { Answer } from './failure.ts'

/** Site and catalogue tell each change of theirs on it (migrations 0026, 0079). */
const CHANNEL = 'moongate_content'
const PROOF_MS = 300
/** How long what was heard is believed to be all. */
const HEARD_MS = 900
/** How long an answer is kept at most, for what in it changes with the clock alone. */
const KEPT_MS = 5_000
const LIMIT = 512

export type Content = {
  /** Answers from memory while nothing of the site's content has changed, else asks. */
  recall: (key: string, ask: () => Promise<Answer>) => Promise<Answer>
  /** Whether an answer that `recall` gave is still the one that it would give. */
  isCurrent: (key: string, answer: Promise<Answer>) => boolean
}

type Kept = { answer: Promise<Answer>; until_ms: number }

/**
 * Answers that are the same for everybody who asks the same and change with the site's content alone (R7.7). Kept only while this
 * process hears of changes; who asks while an answer is being made shares it, unless something changed in between.
 */
export const createContentMemory = (): Content & {
  forget: () => void
  setHeard: (at_ms: number) => void
} => {
  const kept = new Map<string, Kept>()
  let heard_ms = -HEARD_MS
  const find = (key: string): Promise<Answer> | undefined => {
    const now_ms = performance.now()
    const known = kept.get(key)
    return known && known.until_ms > now_ms && now_ms - heard_ms < HEARD_MS ? known.answer : undefined
  }
  const recall: Content['recall'] = (key, ask) => {
    const known = find(key)
    if (known) return known
    const answer = ask()
    if (kept.size >= LIMIT) kept.clear()
    kept.set(key, { answer, until_ms: performance.now() + KEPT_MS })
    const drop = (): void => void (kept.get(key)?.answer === answer && kept.delete(key))
    answer.then(({ status }) => status === 200 || drop(), drop)
    return answer
  }
  return {
    recall,
    isCurrent: (key, answer) => find(key) === answer,
    forget: () => kept.clear(),
    setHeard: (at_ms) => void (heard_ms = at_ms),
  }
}

/** A memory that this process keeps up by what it hears; close it before the database. */
export const watchContent = async (d: Pick<Kernel, 'log'>, url: string): Promise<Listener & { content: Content }> => {
  const memory = createContentMemory()
  const listener = await listenTo({
    url,
    channel: CHANNEL,
    log: d.log,
    on_notice: memory.forget,
    prove: { every_ms: PROOF_MS, now: () => performance.now(), on_proof: memory.setHeard },
  })
  return { content: memory, close: listener.close }
}
