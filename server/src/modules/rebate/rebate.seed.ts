import { GAME_TYPES } from '@moongate/contract/games.states'
import type { Kernel } from '../../kernel/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { putTariff } from './rate.sql.ts'

type SeedDeps = Pick<Kernel, 'db'>

/** From the first day of any demo on. */
const FROM_ON = '2020-01-01'
/** What is bet on a day, in minor units, and what is given of it. */
const STEPS = [
  { from: 1_000n, rate_ppm: 1_000 },
  { from: 10_000n, rate_ppm: 2_000 },
  { from: 100_000n, rate_ppm: 3_000 },
] as const

/** The demo operator's rebate: a tenth, two and three tenths of a per cent, for every type of games. */
export const seedRebate = async (d: SeedDeps): Promise<void> => {
  const levels = GAME_TYPES.flatMap(({ key }) => STEPS.map((step) => ({ game_type: key, supplier_code: '', ...step })))
  await d.db.tx((tx) => putTariff(tx, { from_on: FROM_ON, levels }, 'demo'))
  await putSetting(d.db, switchSettings.rebate, '1')
}
