import type { Kernel } from '../../kernel/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { DEMO_REST, demoPrizes } from './demo.rules.ts'
import { demoAbout, demoRule } from './demo-texts.rules.ts'
import { insertDesign } from './prize.sql.ts'
import { wheelSetting } from './wheel.settings.ts'

type SeedDeps = Pick<Kernel, 'db'>

/** The demo operator's wheel: twelve prizes, three conditions of deposits with three times as much in bets, three spins held at most. */
export const seedWheel = async (d: SeedDeps): Promise<void> => {
  await d.db.tx((tx) => insertDesign(tx, DEMO_REST, demoPrizes, 'demo'))
  const steps = [
    { deposit: '500.00', bet: '1500.00', spins: 1 },
    { deposit: '1000.00', bet: '3000.00', spins: 1 },
    { deposit: '5000.00', bet: '15000.00', spins: 1 },
  ]
  await putSetting(d.db, wheelSetting, { steps, most: 3, times: 1, about: demoAbout, rule: demoRule })
  await putSetting(d.db, switchSettings.wheel, '1')
}
