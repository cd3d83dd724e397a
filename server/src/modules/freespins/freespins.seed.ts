import { GAME_TYPES } from '@moongate/contract/games.states'
import type { Kernel } from '../../kernel/index.ts'
import { type NewOffer, putOffer } from './offer.sql.ts'

const SLOTS = 3
const OTHERS_PERCENT = 10
const weights = GAME_TYPES.map(({ key }) => ({ game_type: key, percent: key === SLOTS ? 100 : OTHERS_PERCENT }))
const bonus = { max_bet: 100_00n, days: 7, order: 'real_first', weights } as const
const rabbit = {
  supplier_code: 'AURUM',
  game_code: 'jade_rabbit',
  game_title: {
    zh_cn: '玉兔送福',
    zh_hk: '玉兔送福',
    en: 'Lucky Jade Rabbit',
    th: 'กระต่ายหยกนำโชค',
    vi: 'Thỏ Ngọc Ban Phúc',
  },
}
const carp = {
  supplier_code: 'KOI',
  game_code: 'golden_carp',
  game_title: {
    zh_cn: '锦鲤跃龙门',
    zh_hk: '錦鯉躍龍門',
    en: 'Leap of the Golden Carp',
    th: 'ปลาคาร์ปทองข้ามประตูมังกร',
    vi: 'Cá Chép Vượt Vũ Môn',
  },
}

/** The demo operator's offers: one to claim, one of a code, one with each larger deposit. */
const OFFERS: readonly Omit<NewOffer, 'set_by' | 'is_on'>[] = [
  {
    title: {
      zh_cn: '玉兔 10 次免费旋转',
      zh_hk: '玉兔 10 次免費旋轉',
      en: '10 free spins with the Jade Rabbit',
      th: 'ฟรีสปิน 10 ครั้งกับกระต่ายหยก',
      vi: '10 vòng quay miễn phí cùng Thỏ Ngọc',
    },
    code: '',
    terms: {
      ...rabbit,
      trigger: 'claim',
      limit: 'once',
      min: 0n,
      spins: 10,
      stake: 50n,
      valid_days: 7,
      pays: 'real',
      max: 88_00n,
      times: 0,
      ...bonus,
    },
  },
  {
    title: {
      zh_cn: '锦鲤礼码：20 次免费旋转',
      zh_hk: '錦鯉禮碼：20 次免費旋轉',
      en: 'Golden Carp code: 20 free spins',
      th: 'โค้ดปลาคาร์ปทอง: ฟรีสปิน 20 ครั้ง',
      vi: 'Mã Cá Chép Vàng: 20 vòng quay miễn phí',
    },
    code: 'KOI20',
    terms: {
      ...carp,
      trigger: 'claim',
      limit: 'once',
      min: 0n,
      spins: 20,
      stake: 50n,
      valid_days: 3,
      pays: 'bonus',
      max: 188_00n,
      times: 5,
      ...bonus,
    },
  },
  {
    title: {
      zh_cn: '单笔存款 500 送 15 次旋转',
      zh_hk: '單筆存款 500 送 15 次旋轉',
      en: '15 spins with every deposit of 500',
      th: 'ฝากครั้งละ 500 รับฟรีสปิน 15 ครั้ง',
      vi: 'Tặng 15 vòng quay mỗi lần nạp 500',
    },
    code: '',
    terms: {
      ...rabbit,
      trigger: 'deposit',
      limit: 'again',
      min: 500_00n,
      spins: 15,
      stake: 50n,
      valid_days: 7,
      pays: 'bonus',
      max: 288_00n,
      times: 5,
      ...bonus,
    },
  },
]

/** Offers to begin with. Where their suppliers are not connected they wait for them and are shown to nobody. */
export const seedFreeSpins = (d: Pick<Kernel, 'db'>): Promise<void> =>
  d.db.tx(async (tx) => {
    for (const offer of OFFERS) await putOffer(tx, { ...offer, is_on: true, set_by: 'demo' })
  })
