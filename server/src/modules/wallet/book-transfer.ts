import type { Tx } from '../../kernel/db.ts'
import { type Claim, claimKeys, KeyTaken } from '../../kernel/keys.ts'
import { runTogether, shareWork, undo } from '../../kernel/together.ts'
import { postIn } from '../ledger/index.ts'
import { guardEntries } from '../policy/index.ts'
import { judgeSteps, STEPS, type Unmade as Refused } from './transfer.rules.ts'
import { insertTransfers, type NewTransfer, type Transfer } from './transfer.sql.ts'
import { buildSteps, listPushes, type PostedStep } from './transfer-steps.ts'

/** The transfer as it is to be written down, with the key of its call. */
export type Asked = { made: NewTransfer; whole: boolean; claim: Claim | undefined }
/** Why a transfer was not made; KeyTaken: its call was refused before. */
export type Unmade = Refused | 'policy.protected' | 'wallet.transfer_open' | KeyTaken
type End = Transfer | { unmade: Unmade }

/** Two postings and a row each; more would only keep the accounts locked longer. */
const MAX_SIZE = 128
const MAX_WAITING = 2_500
const STEPS_OF_A_BOOK: readonly PostedStep[] = ['held', 'confirmed']

/**
 * Makes a transfer where the book is ours: there is nobody to ask, so it begins and ends in one transaction (decisions/0080), which
 * those that come at once share (decisions/0117).
 */
export const makeWithOthers = shareWork<Asked, End>((db, asked) => runTogether(db, asked, makeAll), {
  whose: ({ made }) => made.member_id,
  measure: () => 1,
  max_size: MAX_SIZE,
  max_waiting: MAX_WAITING,
})

/** Those who are shut out of play take nothing in; home goes what is theirs. */
const makeAll = async (tx: Tx, all: readonly Asked[]): Promise<End[]> => {
  const entering = all.filter(({ made }) => made.direction === 'in').map(({ made }) => made.member_id)
  const shut = entering.length > 0 ? await guardEntries(tx, entering) : new Set<number>()
  const isShut = ({ made }: Asked): boolean => made.direction === 'in' && shut.has(made.member_id)
  const ends = await makeOpen(
    tx,
    all.filter((one) => !isShut(one)),
  )
  return all.map((one) => (isShut(one) ? { unmade: 'policy.protected' } : (ends.shift() as End)))
}

const makeOpen = async (tx: Tx, asked: readonly Asked[]): Promise<End[]> => {
  if (asked.length === 0) return []
  const moved = await moveAll(tx, asked)
  const fresh = asked.filter((_, i) => moved[i] === 'posted')
  const made = await writeAll(tx, fresh)
  await claimAll(tx, fresh)
  return asked.map((one, i) => {
    const meaning = moved[i] ?? 'repeat'
    return made.get(one) ?? { unmade: meaning === 'posted' ? 'repeat' : meaning }
  })
}

/** Moves the money of all in one statement; one that would move a part of its own only takes no part. */
const moveAll = async (tx: Tx, asked: readonly Asked[]): Promise<ReturnType<typeof judgeSteps>[]> => {
  const verdicts = await postIn(
    tx,
    asked.flatMap(({ made }) => buildSteps(made, STEPS_OF_A_BOOK)),
  )
  const own = asked.map((one, i) => ({
    one,
    statuses: verdicts.slice(i * STEPS_OF_A_BOOK.length, (i + 1) * STEPS_OF_A_BOOK.length).map((v) => v.status),
  }))
  const judged = own.map(({ one, statuses }) => ({ one, statuses, meaning: judgeSteps(statuses) }))
  undo(
    judged.flatMap(({ one, statuses, meaning }) =>
      meaning !== 'posted' && statuses.includes('posted') ? [end(one, meaning)] : [],
    ),
  )
  return judged.map(({ meaning }) => meaning)
}

const writeAll = async (tx: Tx, fresh: readonly Asked[]): Promise<Map<Asked, Transfer>> => {
  if (fresh.length === 0) return new Map()
  const rows = await insertTransfers(
    tx,
    fresh.map(({ made }) => made),
    STEPS.book.to,
  )
  const written = new Map(rows.map((row) => [row.id, row]))
  undo(fresh.flatMap((one) => (written.has(one.made.id) ? [] : [end(one, 'wallet.transfer_open')])))
  return new Map(
    fresh.flatMap((one) => (written.has(one.made.id) ? [[one, written.get(one.made.id) as Transfer]] : [])),
  )
}

/** The keys of the calls, and what browsers are told. */
const claimAll = async (tx: Tx, fresh: readonly Asked[]): Promise<void> => {
  const claims = fresh.flatMap(({ claim }) => claim ?? [])
  const pushes = fresh.flatMap(({ made }) => listPushes({ ...made, state: STEPS.book.to }))
  const taken = await claimKeys(tx, claims, pushes)
  undo(fresh.flatMap((one) => (one.claim && taken.includes(one.claim) ? [end(one, new KeyTaken(one.claim))] : [])))
}

const end = (asked: Asked, unmade: Unmade): readonly [Asked, End] => [asked, { unmade }]
