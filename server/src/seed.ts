import type { Kernel } from './kernel/index.ts'
import { seedOnce } from './kernel/seed-once.ts'
import { seedBank } from './modules/bank/index.ts'
import { seedCashier } from './modules/cashier/index.ts'
import { seedGames } from './modules/games/index.ts'
import { findMemberByName, seedMembers } from './modules/members/index.ts'
import { seedSite } from './modules/site/index.ts'
import { seedStaff } from './modules/staff/index.ts'

/** What the demo operator has, module by module, in the order in which they need each other. */
const demo: readonly (readonly [name: string, fill: (k: Kernel) => Promise<void>])[] = [
  ['demo.site', seedSite],
  ['demo.members', seedMembers],
  ['demo.staff', seedStaff],
  ['demo.games', seedGames],
  ['demo.bank', (k) => withAlice(k, (alice) => seedBank(k, alice))],
  ['demo.cashier', (k) => withAlice(k, (alice) => seedCashier(k, { ...alice, amount: FUNDS_MINOR }))],
]

/** What the funded demo member starts with: 10,000.00. */
const FUNDS_MINOR = 1_000_000n

const withAlice = async (
  k: Kernel,
  fill: (alice: { member_id: number; realname: string }) => Promise<void>,
): Promise<void> => {
  const alice = await findMemberByName(k.db, 'alice')
  if (alice) await fill({ member_id: alice.id, realname: alice.realname })
}

/** Fills an empty product as SEED says, each part once in the life of a database. */
export const seed = async (k: Kernel): Promise<void> => {
  if (k.config.seed === 'none') return
  for (const [name, fill] of demo) await seedOnce(k.db, name, (db) => fill({ ...k, db }))
}
