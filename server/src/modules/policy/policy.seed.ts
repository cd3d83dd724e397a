import type { Kernel } from '../../kernel/index.ts'
import { putSetting } from '../site/index.ts'
import { countriesSetting } from './policy.settings.ts'

/** Where the demo operator's members may play for real money. */
export const seedPolicy = (d: Pick<Kernel, 'db'>): Promise<void> =>
  putSetting(d.db, countriesSetting, ['CN', 'HK', 'TH', 'VN', 'GB'])
