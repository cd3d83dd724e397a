import type { Kernel } from '../../kernel/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { creditSetting } from './credit.settings.ts'

/** The demo operator lends, after a look within five minutes. */
export const seedCredit = async (d: Pick<Kernel, 'db'>): Promise<void> => {
  await putSetting(d.db, switchSettings.credit, '1')
  const terms = { way: 'staff', review_minutes: 5, min: '100.00', cap: '', max_days: 30, wait_minutes: 1 } as const
  await putSetting(d.db, creditSetting, terms)
}
