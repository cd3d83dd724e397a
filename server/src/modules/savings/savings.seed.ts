import type { Kernel } from '../../kernel/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { insertPlan, openPlan, type PlanTerms } from './plan.sql.ts'

type SeedDeps = Pick<Kernel, 'db'>

const DAY_MINUTES = 1440
/** From the first day of any demo on, for as long as the operator wants. */
const always = { opens_at: new Date('2020-01-01T00:00:00Z'), closes_at: null }
const plain = {
  ...always,
  interest_limit: null,
  user_count: 0,
  rebuy_minutes: 0,
  withdrawal_minutes: 0,
  audit_multiple: 1,
}

/** The demo operator's plans: by the day, the week and the month, and a first one that ends by itself. */
const PLANS: readonly PlanTerms[] = [
  {
    ...plain,
    names: { zh_cn: '新手体验', zh_hk: '新手體驗', en: 'First steps', th: 'เริ่มต้นใหม่', vi: 'Trải nghiệm mới' },
    min_amount: 100_00n,
    max_amount: 1_000_00n,
    cycle_unit: 'day',
    cycle_count: 1,
    is_circular: false,
    rate_ppm: 1_000,
    total_count: 5_000,
    user_count: 1,
    audit_multiple: 3,
  },
  {
    ...plain,
    names: { zh_cn: '日日盈', zh_hk: '日日盈', en: 'Day by day', th: 'รับทุกวัน', vi: 'Mỗi ngày một chút' },
    min_amount: 10_00n,
    max_amount: 50_000_00n,
    cycle_unit: 'day',
    cycle_count: 1,
    is_circular: true,
    rate_ppm: 100,
    total_count: 10_000,
  },
  {
    ...plain,
    names: { zh_cn: '七日满月', zh_hk: '七日滿月', en: 'Seven nights', th: 'เจ็ดคืนจันทร์เต็มดวง', vi: 'Bảy đêm trăng' },
    min_amount: 500_00n,
    max_amount: 100_000_00n,
    cycle_unit: 'day',
    cycle_count: 7,
    is_circular: true,
    rate_ppm: 1_200,
    interest_limit: 2_000_00n,
    total_count: 2_000,
    user_count: 5,
    rebuy_minutes: DAY_MINUTES,
  },
  {
    ...plain,
    names: { zh_cn: '月月圆', zh_hk: '月月圓', en: 'Moon to moon', th: 'จันทร์เพ็ญทุกเดือน', vi: 'Trăng tròn mỗi tháng' },
    min_amount: 1_000_00n,
    max_amount: 200_000_00n,
    cycle_unit: 'month',
    cycle_count: 1,
    is_circular: true,
    rate_ppm: 6_500,
    interest_limit: 10_000_00n,
    total_count: 500,
    user_count: 2,
    rebuy_minutes: DAY_MINUTES,
    withdrawal_minutes: DAY_MINUTES,
  },
]

/** The plans, open, and the feature switched on. */
export const seedSavings = async (d: SeedDeps): Promise<void> => {
  await d.db.tx(async (tx) => {
    for (const terms of PLANS) await openPlan(tx, (await insertPlan(tx, terms, 'demo')).id, true, 'demo')
  })
  await putSetting(d.db, switchSettings.savings, '1')
}
