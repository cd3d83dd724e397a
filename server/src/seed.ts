import type { Kernel } from './kernel/index.ts'
import { seedOnce } from './kernel/seed-once.ts'
import { seedGames } from './modules/games/index.ts'
import { seedIdentity } from './modules/identity/index.ts'
import { seedSite } from './modules/site/index.ts'

/** What the demo operator has, room by room, in the order in which they need each other. */
const demo: readonly (readonly [name: string, fill: (k: Kernel) => Promise<void>])[] = [
  ['demo.site', seedSite],
  ['demo.identity', seedIdentity],
  ['demo.games', seedGames],
]

/** Fills an empty product as SEED says, each part once in the life of a database. */
export const seed = async (k: Kernel): Promise<void> => {
  if (k.config.seed === 'none') return
  for (const [name, fill] of demo) await seedOnce(k.db, name, (db) => fill({ ...k, db }))
}
