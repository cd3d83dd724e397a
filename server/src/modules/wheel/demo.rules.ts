import { toText } from './demo-texts.rules.ts'
import type { PlacedPrize } from './prize.rules.ts'

type Cash = Pick<PlacedPrize, 'money' | 'odds' | 'pic'>
const cash = (money: bigint, odds: number, pic: PlacedPrize['pic']): Omit<PlacedPrize, 'position'> & Cash => ({
  names: toText('现金', '現金', 'Cash', 'เงินสด', 'Tiền mặt'),
  type: 'cash',
  pic,
  money,
  odds,
  stock: null,
})

/** The demo operator's prizes, in the order of the wheel; their odds add up to a million. */
const inOrder: readonly Omit<PlacedPrize, 'position'>[] = [
  { ...cash(0n, 250_000, 'four-leaf-clover'), names: toText('谢谢参与', '多謝參與', 'Next time', 'ครั้งหน้า', 'Lần sau') },
  cash(1_88n, 270_000, 'coin'),
  cash(88_88n, 1_500, 'gem'),
  cash(2_88n, 200_000, 'red-envelope'),
  {
    names: toText('20元存款券', '20元存款券', 'Voucher 20', 'คูปอง 20', 'Phiếu 20'),
    type: 'coupon',
    pic: 'receipt',
    money: 20_00n,
    odds: 20_000,
    stock: 500,
  },
  cash(5_88n, 140_000, 'coin'),
  cash(888_00n, 90, 'crown'),
  cash(8_88n, 80_000, 'lantern'),
  {
    names: toText('月饼礼盒', '月餅禮盒', 'Mooncakes', 'ขนมไหว้พระจันทร์', 'Bánh trung thu'),
    type: 'goods',
    pic: 'moon-cake',
    money: 168_00n,
    odds: 400,
    stock: 30,
  },
  cash(18_88n, 30_000, 'money-bag'),
  {
    names: toText('旗舰手机', '旗艦手機', 'Smartphone', 'สมาร์ตโฟน', 'Điện thoại'),
    type: 'goods',
    pic: 'gift',
    money: 6_999_00n,
    odds: 10,
    stock: 1,
  },
  cash(38_88n, 8_000, 'trophy'),
]

/** The first one stands in for those that are gone. */
export const DEMO_REST = 1
export const demoPrizes: readonly PlacedPrize[] = inOrder.map((prize, i) => ({ ...prize, position: i + 1 }))
