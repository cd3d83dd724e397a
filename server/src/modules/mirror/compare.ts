import { channels } from '@moongate/contract'
import { differencePush } from '@moongate/contract/mirror.pushes'
import { push } from '../../kernel/push.ts'
import type { SupplierPort } from '../games/index.ts'
import { getCurrency, type MirrorDeps } from './deps.ts'
import { type Facts, isComparable, judgeLook } from './difference.rules.ts'
import { findCandidates, insertDifference, lockOpenDifference, readFacts, updateDifference } from './difference.sql.ts'
import { fetchBets } from './pull.ts'
import { findPull, setCompared } from './pull.sql.ts'

const BATCH = 100
/** A supplier is asked for so many balances at once. */
const AT_ONCE = 4

type Look = { member_id: number; facts: Facts; theirs: bigint }

/**
 * Sets our mirror against a supplier's book, member by member, and keeps what differs for people (R4.14). Adjusts nothing. Bets are pulled
 * before the figures are asked for and again where one differs, so that a bet on its way is no difference. Where the supplier falls silent
 * the rest is left for the next time.
 */
export const compareBooks = async (d: MirrorDeps, port: SupplierPort): Promise<void> => {
  const begun_at = d.clock.now()
  const since = (await findPull(d.db, port.code))?.compared_at ?? null
  if (!(await fetchBets(d, port))) return
  const asked = { supplier_code: port.code, asset: getCurrency(d), since }
  for (let after = 0; ;) {
    const members = await findCandidates(d.db, { ...asked, after }, BATCH)
    const looks = await askAll(d, port, members)
    if (!looks || !(await judgeAll(d, port, looks))) return
    after = members.at(-1) ?? after
    if (members.length < BATCH) break
  }
  await setCompared(d.db, port.code, begun_at)
}

/** A few at a time; nothing as soon as one is not answered. */
const askAll = async (d: MirrorDeps, port: SupplierPort, members: readonly number[]): Promise<Look[] | undefined> => {
  const looks: Look[] = []
  for (let i = 0; i < members.length; i += AT_ONCE) {
    const asked = await Promise.all(members.slice(i, i + AT_ONCE).map((member_id) => look(d, port, member_id)))
    for (const one of asked) {
      if (!one) return undefined
      looks.push(one)
    }
  }
  return looks
}

const look = async (d: MirrorDeps, port: SupplierPort, member_id: number): Promise<Look | undefined> => {
  const facts = await readFacts(d.db, port.code, getCurrency(d), member_id)
  try {
    const theirs = await port.balance({ member_id, is_demo: false })
    return theirs === undefined ? undefined : { member_id, facts, theirs }
  } catch (error) {
    d.log.error({ err: error, supplier: port.code }, 'a supplier port threw')
    return undefined
  }
}

/** Writes what the looks say of those whom nothing moved meanwhile. Answers whether the supplier told its bets. */
const judgeAll = async (d: MirrorDeps, port: SupplierPort, looks: readonly Look[]): Promise<boolean> => {
  const differ = looks.some(({ facts, theirs }) => facts.ours !== theirs)
  if (differ && !(await fetchBets(d, port))) return false
  for (const one of looks) {
    const now = await readFacts(d.db, port.code, getCurrency(d), one.member_id)
    if (isComparable(one.facts, now)) await writeLook(d, port.code, one)
  }
  return true
}

const writeLook = (d: MirrorDeps, supplier_code: string, { member_id, facts: { ours }, theirs }: Look): Promise<void> =>
  d.db.tx(async (tx) => {
    const pair = { member_id, supplier_code }
    const known = await lockOpenDifference(tx, pair)
    const finding = judgeLook(known, theirs - ours)
    if (finding === 'none') return
    if (!known) {
      await insertDifference(tx, pair, { ours, theirs })
      return
    }
    await updateDifference(tx, pair, finding, { ours, theirs })
    if (finding === 'find') d.log.error({ ...pair, ours, theirs }, 'our mirror and the book of a supplier differ')
    if (finding === 'find' || known.is_found) await push(tx, differencePush, channels.office, {})
  })
