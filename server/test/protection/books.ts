import { LIMIT_PERIODS } from '@moongate/contract/protection.states'
import { Refusal } from '../../src/kernel/refusal.ts'
import { createSeededRng } from '../../src/kernel/rng.ts'
import { changeLimit, confirmLimit } from '../../src/modules/policy/index.ts'
import { creditDeposit } from '../../src/modules/cashier/deposit.ts'
import { type About, prepareActs, report, STAFF } from './acts.ts'
import { Accountant } from './naive.ts'
import { type Scene, stakeOnce } from './scene.ts'

const HOUR_MS = 3_600_000
const KINDS = ['stake', 'loss', 'deposit', 'time'] as const
/** Limits are set below these, and time by steps of five minutes: as long as lies between two spells of a sitting. */
const MOST = { stake: 4000, loss: 4000, deposit: 4000_00, time: 20 } as const
const STEP_S = 300
const SITTINGS = 2
/** The site's calendar is eight hours ahead; the accountant knows one calendar only. */
const ZONE_MS = 8 * HOUR_MS

/** Reports a transfer, which staff credit at once; whether it was taken. */
const depositOnce = async (scene: Scene, about: About, member_id: number, amount: bigint): Promise<boolean> => {
  try {
    const { id } = await report(scene, member_id, about, amount)
    await creditDeposit(scene.composed, id, STAFF)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * The same on the database and its books: members deposit and stake in parallel, sit on, win, and change their limits; the accountant hears of what was taken
 * once all of it is known.
 */
export const liveOnBooks = async (scene: Scene, days: number, seed: number) => {
  const { env, member_ids } = scene
  const rng = createSeededRng(seed)
  const accountants = new Map(member_ids.map((id) => [id, new Accountant()]))
  const about = await prepareActs(scene)
  const figures = { deposited: 0, taken: 0, refused: 0, loosened: 0, early: 0, breaches: 0 }
  const liveSpell = async (member_id: number) => {
    const accountant = accountants.get(member_id) as Accountant
    const now = env.clock.now().getTime() + ZONE_MS
    accountant.turn(now)
    const named = { kind: KINDS[rng.int(KINDS.length)] ?? 'stake', period: LIMIT_PERIODS[rng.int(3)] ?? 'day' }
    if (rng.int(3) === 0) {
      const amount = rng.int(6) === 0 ? null : rng.int(MOST[named.kind]) * (named.kind === 'time' ? STEP_S : 1)
      accountant.ask(named, amount, now)
      await env.db.tx((tx) => changeLimit(env, tx, { member_id, ...named }, amount === null ? null : BigInt(amount)))
    }
    try {
      const { after } = await env.db.tx((tx) => confirmLimit(env, tx, { member_id, ...named }))
      accountant.loosen(named, after ? Number(after.amount) : null, now)
      figures.loosened++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'protection.too_early') figures.early++
    }
    const sums = [100_00 + rng.int(400_00), 100_00 + rng.int(400_00)]
    const credited = await Promise.all(sums.map((sum) => depositOnce(scene, about, member_id, BigInt(sum))))
    sums.forEach((sum, i) => {
      if (!credited[i]) return
      accountant.add('deposited', sum)
      figures.deposited++
    })
    accountant.see(now)
    const stakes = Array.from({ length: 4 }, () => 1 + rng.int(900))
    const taken = await Promise.all(stakes.map((amount) => stakeOnce(scene, member_id, BigInt(amount))))
    stakes.forEach((amount, i) => {
      if (taken[i]) accountant.add('staked', amount)
      figures[taken[i] ? 'taken' : 'refused']++
    })
    const payout = rng.int(1500)
    if (await stakeOnce(scene, member_id, 1n, BigInt(payout))) {
      accountant.add('staked', 1)
      accountant.add('returned', payout)
    }
  }
  for (let i = 0; i < days * 2; i++) {
    for (let sitting = 0; sitting < SITTINGS; sitting++) {
      await Promise.all(member_ids.map(liveSpell))
      env.clock.advance(STEP_S * 1000)
    }
    env.clock.advance(12 * HOUR_MS - SITTINGS * STEP_S * 1000)
  }
  for (const { breaches } of accountants.values()) figures.breaches += breaches
  return figures
}
