import { GAME_TYPES } from '@moongate/contract/games.states'
import type { Kernel } from '../../kernel/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { type NewOffer, putOffer } from './offer.sql.ts'

const SLOTS = 3
const FISHING = 2
const LOTTERY = 4
/** Slots and fishing count whole, the lottery half, all else a tenth. */
const PERCENTS: Readonly<Record<number, number>> = { [SLOTS]: 100, [FISHING]: 100, [LOTTERY]: 50 }
const OTHERS_PERCENT = 10
const weights = GAME_TYPES.map(({ key }) => ({ game_type: key, percent: PERCENTS[key] ?? OTHERS_PERCENT }))
const common = { weights, max_bet: 500_00n, review: true } as const

/** The demo operator's offers. */
const OFFERS: readonly Omit<NewOffer, 'set_by'>[] = [
  {
    kind: 'first_deposit',
    title: {
      zh_cn: '首存双倍彩金',
      zh_hk: '首存雙倍彩金',
      en: 'First deposit doubled',
      th: 'ฝากครั้งแรกรับเพิ่มเท่าตัว',
      vi: 'Nạp đầu nhân đôi',
    },
    terms: { ...common, percent: 100, min: 100_00n, max: 1_888_00n, times: 12, days: 14, order: 'real_first' },
    is_on: true,
  },
  {
    kind: 'reload',
    title: {
      zh_cn: '每笔续存送 30%',
      zh_hk: '每筆續存送 30%',
      en: '30% on every reload',
      th: 'ฝากซ้ำรับเพิ่ม 30%',
      vi: 'Tặng 30% mỗi lần nạp lại',
    },
    terms: { ...common, percent: 30, min: 100_00n, max: 888_00n, times: 8, days: 7, order: 'bonus_first' },
    is_on: true,
  },
  {
    kind: 'cashback',
    title: {
      zh_cn: '每周亏损返 10%',
      zh_hk: '每週輸值返 10%',
      en: '10% back on a losing week',
      th: 'คืน 10% ของยอดเสียรายสัปดาห์',
      vi: 'Hoàn 10% tuần thua',
    },
    terms: {
      ...common,
      percent: 10,
      min: 50_00n,
      max: 5_888_00n,
      times: 3,
      days: 7,
      order: 'real_first',
      review: false,
    },
    is_on: true,
  },
]

/** Offers to begin with, and their switch. */
export const seedBonus = async (d: Pick<Kernel, 'db'>): Promise<void> => {
  await d.db.tx(async (tx) => {
    for (const offer of OFFERS) await putOffer(tx, { ...offer, set_by: 'demo' })
  })
  await putSetting(d.db, switchSettings.promotions, '1')
}
