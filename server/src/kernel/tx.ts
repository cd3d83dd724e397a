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

/** Sends each statement of a transaction, or refuses to. */
export type Watch = <T>(send: () => Promise<T>) => Promise<T>
/** A connection of its own, with a reader of what is sent there. */
export type Begin = () => Promise<{
  control: (text: string) => Promise<pg.QueryResult>
  reader: (watch: Watch, later: Aside) => Reader
  aside: Aside
  release: (broken: Error | undefined) => void
}>

/** What each function of a transaction runs in. */
export type AroundTx = <T>(run: () => Promise<T>) => Promise<T>

type RunOnce<X> = <T>(begin: Begin, fn: (tx: X) => Promise<T>) => Promise<T>

/** Runs functions in transactions of a kind, again after a deadlock or serialisation failure; see Db.tx and Db.breath. */
export const createTransactions =
  <X>(run: RunOnce<X>, begin: Begin, around: AroundTx = (inner) => inner()) =>
  async <T>(fn: (tx: X) => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries++) {
      try {
        return await run(begin, (tx) => around(() => fn(tx)))
      } catch (error) {
        if (!isPassing(error) || tries >= MAX_TRIES) throw error
        await wait(computePause(tries, randomInt(1000) / 1000))
      }
    }
  }

/** What a transaction does besides its statements, kept until it holds. */
export const holdBack = (aside: Aside): { later: Aside; release: () => void } => {
  const held: (() => void)[] = []
  const later: Aside = {
    count: (figure) => void held.push(() => aside.count(figure)),
    wake: (what) => void held.push(() => aside.wake(what)),
  }
  return { later, release: () => held.forEach((run) => run()) }
}

export const createEnded = (): Error =>
  new Error('this transaction has ended: a statement was not awaited, or its tx was kept')

/** What a transaction ends with whose commit ended in this error. */
export const judgeCommit = (error: unknown): unknown =>
  leavesCommitOpen(error) ? new AmbiguousCommit('the connection was lost while committing', { cause: error }) : error

/** Runs fn in one transaction whose statements it may await. */
export const runTx = async <T>(begin: Begin, fn: (tx: Tx) => Promise<T>): Promise<T> => {
  const { control, reader, release, aside } = await begin()
  const held = holdBack(aside)
  let open = true
  const watch: Watch = async (send) => {
    if (!open) throw createEnded()
    return send()
  }
  let broken: Error | undefined
  const begun = control('begin') // on its way with the first statement of fn: one round trip less
  begun.catch(() => {})
  try {
    const result = await fn({ ...reader(watch, held.later), tx: true })
    open = false
    await begun
    await commit(control)
    held.release()
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

type Control = Awaited<ReturnType<Begin>>['control']

const commit = async (control: Control): Promise<void> => {
  const { command } = await control('commit').catch((error: unknown) => {
    throw judgeCommit(error)
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
