import type { Push } from '@moongate/contract'
import { placeRows } from '../../kernel/breath.sql.ts'
import type { Breath, Tx } from '../../kernel/db.ts'
import { type Claim, claimKeys, claimKeysInBreath, KeyTaken } from '../../kernel/keys.ts'
import { shareWork } from '../../kernel/share-work.ts'
import { runAhead, undo } from '../../kernel/together.ts'
import { postIn, postInBreath, type PostingItem, type Verdict } from '../ledger/index.ts'
import { guardEntries, holdToEnter } from '../policy/index.ts'
import { type Direction, judgeBooked, STEPS, type Unmade as Refused } from './transfer.rules.ts'
import { insertTransfers, insertTransfersInBreath, type NewTransfer, type Transfer } from './transfer.sql.ts'
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
export const makeWithOthers = shareWork<Asked, End>((db, asked) => runAhead(db, asked, makeInBreath, makeAll), {
  whose: ({ made }) => made.member_id,
  measure: () => 1,
  max_size: MAX_SIZE,
  max_waiting: MAX_WAITING,
})

const listEntering = (asked: readonly Asked[]): number[] =>
  asked.flatMap(({ made }) => (made.direction === 'in' ? [made.member_id] : []))

/** Nearly always nobody is shut out and nothing comes again; a transfer for which there is no money is refused here too. */
const makeInBreath = async (breath: Breath, asked: readonly Asked[]): Promise<End[]> => {
  const [, verdicts, rows] = await Promise.all([
    holdToEnter(breath, listEntering(asked)),
    postInBreath(breath, asked.map(buildMove)),
    insertTransfersInBreath(
      breath,
      placeRows(asked, ({ made }) => [made]),
      STEPS.book.to,
    ),
    claimKeysInBreath(breath, placeRows(asked, listClaims), placeRows(asked, listTold)),
  ])
  return answerAll(asked, verdicts, gather(asked, rows))
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
  const fresh = asked.filter((_, i) => verdicts[i]?.status === 'posted')
  const [made, taken] = await Promise.all([
    writeAll(tx, fresh),
    claimKeys(tx, fresh.flatMap(listClaims), fresh.flatMap(listTold)),
  ])
  undo(fresh.flatMap((one) => (made.has(one) ? [] : [end(one, 'wallet.transfer_open')])))
  undo(fresh.flatMap((one) => (one.claim && taken.includes(one.claim) ? [end(one, new KeyTaken(one.claim))] : [])))
  return answerAll(asked, verdicts, made)
}

type Made = ReadonlyMap<Asked, Transfer>

const answerAll = (asked: readonly Asked[], verdicts: readonly Verdict[], made: Made): End[] =>
  asked.map((one, i) => {
    const [verdict, written] = [verdicts[i], made.get(one)]
    const meaning = verdict ? judgeBooked(verdict.status) : 'repeat'
    if (meaning !== 'posted') return { unmade: meaning }
    return written && verdict ? { ...written, left: readLeft(written.direction, verdict) } : { unmade: 'repeat' }
  })

const readLeft = (direction: Direction, { from_balance = 0n, to_balance = 0n }: Verdict): Booked['left'] =>
  direction === 'in' ? { home: from_balance, supplier: to_balance } : { home: to_balance, supplier: from_balance }

/** Moves the money of all in one statement; the verdict on each one's. */
const moveAll = (tx: Tx, asked: readonly Asked[]): Promise<Verdict[]> => postIn(tx, asked.map(buildMove))

const writeAll = async (tx: Tx, fresh: readonly Asked[]): Promise<Made> => {
  const transfers = fresh.map(({ made }) => made)
  return fresh.length === 0 ? new Map() : gather(fresh, await insertTransfers(tx, transfers, STEPS.book.to))
}

const gather = (asked: readonly Asked[], rows: readonly Transfer[]): Made => {
  const written = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    asked.flatMap((one) => (written.has(one.made.id) ? [[one, written.get(one.made.id) as Transfer]] : [])),
  )
}

const buildMove = ({ made }: Asked): PostingItem => buildStep(made, 'booked')

const listClaims = ({ claim }: Asked): Claim[] => (claim ? [claim] : [])

const listTold = ({ made }: Asked): Push[] => listPushes({ ...made, state: STEPS.book.to })

const end = (asked: Asked, unmade: Unmade): readonly [Asked, End] => [asked, { unmade }]
