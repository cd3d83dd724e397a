import type { Tx } from '../../kernel/db.ts'
import { type Claim, claimKeys, KeyTaken } from '../../kernel/keys.ts'
import { shareWork } from '../../kernel/share-work.ts'
import { HasToAsk, runAhead, undo } from '../../kernel/together.ts'
import { postIn, type Verdict } from '../ledger/index.ts'
import { guardEntries, holdUnguarded } from '../policy/index.ts'
import { type Direction, judgeBooked, STEPS, type Unmade as Refused } from './transfer.rules.ts'
import { insertTransfers, type NewTransfer, type Transfer } from './transfer.sql.ts'
import { buildStep, listPushes } from './transfer-steps.ts'

/** The transfer as it is to be written down, with the key of its call. */
export type Asked = { made: NewTransfer; whole: boolean; claim: Claim | undefined }
/** A transfer that was made, and what lay on both sides right after, in minor units. */
export type Booked = Transfer & { left: { home: bigint; supplier: bigint } }
/** Why a transfer was not made; KeyTaken: its call was refused before. */
export type Unmade = Refused | 'policy.protected' | 'wallet.transfer_open' | KeyTaken
type End = Booked | { unmade: Unmade }

/** A posting and a row each; more would only keep the accounts locked longer. */
const MAX_SIZE = 128
const MAX_WAITING = 2_500

/**
 * Makes a transfer where the book is ours: there is nobody to ask, so it begins and ends in one transaction (decisions/0080), which
 * those that come at once share (decisions/0117).
 */
export const makeWithOthers = shareWork<Asked, End>((db, asked) => runAhead(db, asked, makeAhead, makeAll), {
  whose: ({ made }) => made.member_id,
  measure: () => 1,
  max_size: MAX_SIZE,
  max_waiting: MAX_WAITING,
})

const listEntering = (asked: readonly Asked[]): number[] =>
  asked.flatMap(({ made }) => (made.direction === 'in' ? [made.member_id] : []))

/** Nearly always nobody is protected, so the money is moved in the same breath. */
const makeAhead = async (tx: Tx, asked: readonly Asked[]): Promise<End[]> => {
  const [unguarded, moved] = await Promise.all([holdUnguarded(tx, listEntering(asked)), moveAll(tx, asked)])
  if (!unguarded) throw new HasToAsk()
  return makeMoved(tx, asked, moved)
}

/** Those who are shut out of play take nothing in; home goes what is theirs. */
const makeAll = async (tx: Tx, all: readonly Asked[]): Promise<End[]> => {
  const entering = listEntering(all)
  const shut = entering.length > 0 ? await guardEntries(tx, entering) : new Set<number>()
  const isShut = ({ made }: Asked): boolean => made.direction === 'in' && shut.has(made.member_id)
  const ends = await makeOpen(
    tx,
    all.filter((one) => !isShut(one)),
  )
  return all.map((one) => (isShut(one) ? { unmade: 'policy.protected' } : (ends.shift() as End)))
}

const makeOpen = async (tx: Tx, asked: readonly Asked[]): Promise<End[]> =>
  asked.length === 0 ? [] : makeMoved(tx, asked, await moveAll(tx, asked))

/** What follows on the money: rows, keys and what browsers are told go out together. */
const makeMoved = async (tx: Tx, asked: readonly Asked[], verdicts: readonly Verdict[]): Promise<End[]> => {
  const moved = verdicts.map(({ status }) => judgeBooked(status))
  const fresh = asked.filter((_, i) => moved[i] === 'posted')
  const [made, taken] = await Promise.all([writeAll(tx, fresh), claimAll(tx, fresh)])
  undo(fresh.flatMap((one) => (made.has(one) ? [] : [end(one, 'wallet.transfer_open')])))
  undo(fresh.flatMap((one) => (one.claim && taken.includes(one.claim) ? [end(one, new KeyTaken(one.claim))] : [])))
  return asked.map((one, i) => {
    const [meaning = 'repeat', verdict, written] = [moved[i], verdicts[i], made.get(one)]
    if (meaning !== 'posted') return { unmade: meaning }
    return written && verdict ? { ...written, left: readLeft(written.direction, verdict) } : { unmade: 'repeat' }
  })
}

const readLeft = (direction: Direction, { from_balance = 0n, to_balance = 0n }: Verdict): Booked['left'] =>
  direction === 'in' ? { home: from_balance, supplier: to_balance } : { home: to_balance, supplier: from_balance }

/** Moves the money of all in one statement; the verdict on each one's. */
const moveAll = (tx: Tx, asked: readonly Asked[]): Promise<Verdict[]> =>
  postIn(
    tx,
    asked.map(({ made }) => buildStep(made, 'booked')),
  )

const writeAll = async (tx: Tx, fresh: readonly Asked[]): Promise<Map<Asked, Transfer>> => {
  if (fresh.length === 0) return new Map()
  const rows = await insertTransfers(
    tx,
    fresh.map(({ made }) => made),
    STEPS.book.to,
  )
  const written = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    fresh.flatMap((one) => (written.has(one.made.id) ? [[one, written.get(one.made.id) as Transfer]] : [])),
  )
}

/** The keys of the calls, and what browsers are told; answers the keys that stood for earlier calls. */
const claimAll = (tx: Tx, fresh: readonly Asked[]): Promise<Claim[]> =>
  claimKeys(
    tx,
    fresh.flatMap(({ claim }) => claim ?? []),
    fresh.flatMap(({ made }) => listPushes({ ...made, state: STEPS.book.to })),
  )

const end = (asked: Asked, unmade: Unmade): readonly [Asked, End] => [asked, { unmade }]
