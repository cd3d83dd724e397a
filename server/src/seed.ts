import type { Kernel } from './kernel/index.ts'
import { seedOnce } from './kernel/seed-once.ts'
import { seedBank } from './modules/bank/index.ts'
import { seedApproval, seedCashier } from './modules/cashier/index.ts'
import { seedChannels, seedMoreChannels, seedOnlineChannels, seedUsdt } from './modules/channels/index.ts'
import { seedCredit } from './modules/credit/index.ts'
import { seedGames } from './modules/games/index.ts'
import { seedLevels } from './modules/levelup/index.ts'
import { seedMail } from './modules/mail/index.ts'
import { seedMembers, seedRegistering, seedTeam } from './modules/members/index.ts'
import { seedPapers } from './modules/papers/index.ts'
import { seedPolicy } from './modules/policy/index.ts'
import { seedPromotions } from './modules/promotions/index.ts'
import { seedBonus } from './modules/bonus/index.ts'
import { seedFreeSpins } from './modules/freespins/index.ts'
import { seedRebate } from './modules/rebate/index.ts'
import { seedSavings } from './modules/savings/index.ts'
import { seedActivityNav, seedAds, seedFooter, seedSite } from './modules/site/index.ts'
import { seedPlaces } from './modules/protection/index.ts'
import { seedStaff } from './modules/staff/index.ts'
import { seedAgents } from './modules/team/index.ts'
import { seedCommission } from './modules/commission/index.ts'
import { seedWheel } from './modules/wheel/index.ts'

type Fill = (k: Kernel) => Promise<void>

/**
 * What the demo operator has, in the order in which the modules need each other. A step's name is what a database remembers it
 * by: a new one runs on every demo database that is there already, so what an operator may have changed since joins an old one.
 */
const demo: readonly (readonly [name: string, fills: readonly Fill[]])[] = [
  ['demo.site', [seedSite, seedPolicy, seedRegistering]],
  ['demo.members', [seedMembers]],
  ['demo.staff', [seedStaff]],
  ['demo.games', [seedGames]],
  ['demo.bank', [seedBank]],
  ['demo.cashier', [seedChannels, seedCashier]],
  ['demo.team', [seedTeam]],
  ['demo.footer', [seedFooter]],
  ['demo.ads', [seedAds]],
  ['demo.approval', [seedApproval]],
  ['demo.channels', [seedMoreChannels]],
  ['demo.online', [seedOnlineChannels]],
  ['demo.usdt', [seedUsdt]],
  ['demo.rebate', [seedRebate]],
  ['demo.levelup', [seedLevels]],
  ['demo.savings', [seedSavings]],
  ['demo.wheel', [seedWheel]],
  ['demo.credit', [seedCredit]],
  ['demo.promotions', [seedPromotions, seedActivityNav]],
  ['demo.bonus', [seedBonus]],
  ['demo.freespins', [seedFreeSpins]],
  ['demo.mail', [seedMail]],
  ['demo.agents', [seedAgents, seedCommission]],
  ['demo.papers', [seedPapers]],
  ['demo.places', [seedPlaces]],
]

/** Fills an empty product as SEED says, each step once in the life of a database. */
export const seed = async (k: Kernel): Promise<void> => {
  if (k.config.seed !== 'demo') return
  for (const [name, fills] of demo)
    await seedOnce(k.db, name, async (db) => {
      for (const fill of fills) await fill({ ...k, db })
    })
}
