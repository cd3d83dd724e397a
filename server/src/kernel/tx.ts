import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Aside, Reader, Tx } from './reader.ts'
import { isPassing, leavesCommitOpen, computePause } from './sqlstate.rules.ts'
import { Unavailable } from './unavailable.ts'

const MAX_TRIES = 5

/** The connection was lost while committing: nobody knows whether the transaction holds. Look its ids up; never run it again under new ones. */
export class AmbiguousCommit extends Unavailable {
  override name = 'AmbiguousCommit'
}

type Control = (text: 'begin' | 'commit' | 'rollback') => Promise<pg.QueryResult>
/** A connection of its own, with a reader that calls `guard` before each statement. */
export type Begin = () => Promise<{
  control: Control
  reader: (guard: () => void, later: Aside) => Reader
  aside: Aside
  release: (broken: Error | undefined) => void
}>

/** What each function of a transaction runs in. */
export type AroundTx = <T>(run: () => Promise<T>) => Promise<T>

/** Runs functions in transactions; see Db.tx. */
export const createTransactions =
  (begin: Begin, around: AroundTx = (run) => run()) =>
  async <T>(fn: (tx: Tx) => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await runOnce(begin, (tx) => around(() => fn(tx)))
      } catch (error) {
        if (!isPassing(error) || tries >= MAX_TRIES) throw error
        await wait(computePause(tries, randomInt(1000) / 1000))
      }
    }
  }

const runOnce = async <T>(begin: Begin, fn: (tx: Tx) => Promise<T>): Promise<T> => {
  const { control, reader, release, aside } = await begin()
  const held: (() => void)[] = []
  const later: Aside = {
    count: (figure) => void held.push(() => aside.count(figure)),
    wake: (what) => void held.push(() => aside.wake(what)),
  }
  let open = true
  const guard = (): void => {
    if (!open) throw new Error('this transaction has ended: a statement was not awaited, or its tx was kept')
  }
  let broken: Error | undefined
  const begun = control('begin') // on its way with the first statement of fn: one round trip less
  begun.catch(() => {})
  try {
    const result = await fn({ ...reader(guard, later), tx: true })
    open = false
    await begun
    await commit(control)
    for (const run of held) run()
    return result
  } catch (error) {
    open = false
    if (error instanceof AmbiguousCommit) broken = error
    else broken = await rollback(control)
    throw error
  } finally {
    release(broken)
  }
}

const commit = async (control: Control): Promise<void> => {
  const { command } = await control('commit').catch((error: unknown) => {
    if (!leavesCommitOpen(error)) throw error
    throw new AmbiguousCommit('the connection was lost while committing', { cause: error })
  })
  // After an error that fn swallowed, PostgreSQL answers COMMIT with ROLLBACK and no error.
  if (command !== 'COMMIT') throw new Error('nothing was committed: a statement had failed and its error was swallowed')
}

/** Undefined when the connection is clean again. */
const rollback = async (control: Control): Promise<Error | undefined> => {
  try {
    await control('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
