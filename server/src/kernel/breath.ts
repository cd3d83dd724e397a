import type pg from 'pg'
import type { Tx } from './reader.ts'
import { readSqlState } from './sqlstate.rules.ts'
import { AmbiguousCommit, type Begin, createEnded, judgeCommit, holdBack, type Watch } from './tx.ts'

/** A transaction that ends by itself once its function has sent what it sends before it waits for anything. */
export type Breath = Tx & { readonly breath: true }

/** Something was not as it nearly always is (`must`): nothing was done, and it is to be done with asking first. */
export class HasToAsk extends Error {
  override name = 'HasToAsk'
}

/**
 * `kernel.must` reads the first setting. By the second no plan reads a table from end to end: one that was small when a plan was made
 * would be read so until PostgreSQL counts it anew (decisions/0505). So plans can be kept, by the third, whatever they are asked with.
 */
const BEGIN = `begin; set local moongate.breath = 'on'; set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan`
/** What `kernel.must` raises. */
const HAS_TO_ASK = 'MG001'

/** `first`: the first error of a statement, or of fn. */
type Outcome<T> = { begun: PromiseSettledResult<unknown>; done: PromiseSettledResult<T>; first: unknown }
type Opened = Awaited<ReturnType<Begin>>

/**
 * Sends begin, the statements of fn and its commit in one piece, so that no lock waits for us. A fault of fn before it first waits
 * sends a rollback instead; what is sent later is refused.
 */
export const runBreath = async <T>(begin: Begin, fn: (breath: Breath) => Promise<T>): Promise<T> => {
  const { control, reader, release, aside } = await begin()
  const held = holdBack(aside)
  const { watch, note, sendEnd } = createCourse(control)
  const ending = sendEnd()
  const beginning = control(BEGIN)
  const doing = (async () => fn({ ...reader(watch, held.later), tx: true, breath: true }))()
  doing.catch(note)
  const [begun, done, ended] = await Promise.allSettled([beginning, doing, ending])
  const end = readEnd(ended)
  release(end instanceof AmbiguousCommit ? end : undefined)
  if (end === 'COMMIT') held.release()
  return judgeBreath({ begun, done, first: note() }, end)
}

/** `note` keeps the first error of all and answers it; nothing is sent once the end was. */
const createCourse = (control: Opened['control']) => {
  let has_ended = false
  let first: unknown
  const note = (error?: unknown): unknown => (first ??= error)
  const watch: Watch = async (send) => {
    if (has_ended) throw createEnded()
    const answer = send()
    answer.catch(note)
    return answer
  }
  // All that fn does before it waits is over by the next tick. The socket writes in that tick too, but later, where this is asked for first.
  const sendEnd = () =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      process.nextTick(() => {
        has_ended = true
        control(first === undefined ? 'commit' : 'rollback').then(resolve, reject)
      })
    })
  return { watch, note, sendEnd }
}

/** What PostgreSQL answered to the end, or the error that nobody can get past. */
const readEnd = (ended: PromiseSettledResult<pg.QueryResult>): unknown =>
  ended.status === 'fulfilled' ? ended.value.command : judgeCommit(ended.reason)

const judgeBreath = <T>({ begun, done, first }: Outcome<T>, end: unknown): T => {
  if (typeof end !== 'string') throw end
  if (begun.status === 'rejected') throw begun.reason
  if (end === 'COMMIT' && done.status === 'fulfilled') return done.value
  if (end === 'COMMIT') throw new Error('a breath was committed, although its function failed', { cause: first })
  throw readSqlState(first) === HAS_TO_ASK
    ? new HasToAsk('somebody has to be asked about first', { cause: first })
    : first
}
