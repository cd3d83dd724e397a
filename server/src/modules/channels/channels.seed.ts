import type { Kernel } from '../../kernel/index.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Asset } from '../ledger/index.ts'
import { insertChannel, type NewChannel } from './channel.sql.ts'
import { insertPayee, type NewPayee } from './payee.sql.ts'

type SeedDeps = Pick<Kernel, 'db' | 'config'>
type Account = Partial<NewPayee> & { account: string }
type Way = Partial<NewChannel> &
  Pick<NewChannel, 'type' | 'name'> & { min: bigint; max: bigint; payees: readonly Account[] }

const OWNER = '金月门科技有限公司'
const usual = {
  single_max: null,
  open_from: '00:00',
  open_to: '24:00',
  gift_ppm: 0n,
  speed_minutes: 10,
  from_level: 0,
  usdt_type: '',
  usdt_rate_ppm: null,
  recommended: false,
  enabled: true,
} as const

const BANKS: readonly Way[] = [
  {
    type: 'company_bankpay',
    name: '工商银行',
    min: 10_000n,
    max: 5_000_000n,
    recommended: true,
    payees: [{ account: '6222020200112233445', bank_type: 'ICBC', bank_address: '上海市浦东支行' }],
  },
  {
    type: 'company_bankpay',
    name: '招商银行',
    min: 10_000n,
    max: 20_000_000n,
    payees: [{ account: '6225880155667788', bank_type: 'CMB', bank_address: '深圳市南山支行' }],
  },
]

const WALLETS: readonly Way[] = [
  {
    type: 'company_alipay',
    name: '支付宝',
    min: 5_000n,
    max: 2_000_000n,
    single_max: 1_000_000n,
    speed_minutes: 3,
    gift_ppm: 5_000n,
    payees: [
      { account: 'pay01@moongate.example', qrcode: 'https://qr.example/alipay/fkx01', daily_cap: 20_000_000n },
      { account: 'pay02@moongate.example', qrcode: 'https://qr.example/alipay/fkx02', daily_cap: 20_000_000n },
    ],
  },
  {
    type: 'company_wechat',
    name: '微信支付',
    min: 5_000n,
    max: 1_000_000n,
    speed_minutes: 5,
    payees: [{ account: 'moongate-pay', qrcode: 'https://qr.example/wechat/wxp01', daily_cap: 10_000_000n }],
  },
  {
    type: 'company_usdt',
    name: 'USDT-TRC20',
    min: 10_000n,
    max: 50_000_000n,
    speed_minutes: 15,
    gift_ppm: 10_000n,
    usdt_type: 'trc',
    usdt_rate_ppm: 7_180_000n,
    payees: [
      { account: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', owner_name: '', qrcode: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
    ],
  },
]

/** Paid through the gateways of the demo: a gateway's code stands where a company's account would. */
const ONLINE: readonly Way[] = (
  [
    { type: 'online_alipay', name: '支付宝', min: 1_000n, max: 2_000_000n },
    { type: 'online_wechat', name: '微信支付', min: 1_000n, max: 500_000n },
    { type: 'online_union_quick', name: '银联快捷', min: 5_000n, max: 5_000_000n },
    { type: 'online_union_scan', name: '银联扫码', min: 1_000n, max: 1_000_000n },
  ] as const
).map((way) => {
  const account = way.type === 'online_union_scan' ? 'LANTERN' : 'HARBOUR'
  return { ...way, speed_minutes: 1, payees: [{ account, owner_name: '' }] }
})

const addWay = async (tx: Tx, asset: Asset, { payees, ...way }: Way): Promise<void> => {
  const { id: channel_id } = await insertChannel(tx, { ...usual, ...way, asset })
  const plain = { channel_id, owner_name: OWNER, bank_type: '', bank_address: '', qrcode: '' }
  for (const payee of payees) await insertPayee(tx, { ...plain, daily_cap: null, enabled: true, ...payee })
}

const fill = (d: SeedDeps, ways: readonly Way[]): Promise<void> =>
  d.db.tx(async (tx) => {
    for (const way of ways) await addWay(tx, d.config.currency as Asset, way)
  })

/** The demo operator's bank accounts. */
export const seedChannels = (d: SeedDeps): Promise<void> => fill(d, BANKS)

/** The channels that the gateways of the demo take payments for. */
export const seedOnlineChannels = (d: SeedDeps): Promise<void> => fill(d, ONLINE)

/** USDT by chain: whose address it is, is told by the member, so that the channel has no account of its own. */
export const seedUsdt = (d: SeedDeps): Promise<void> =>
  fill(d, [{ type: 'online_usdt', name: 'USDT', min: 10_000n, max: 50_000_000n, speed_minutes: 1, payees: [] }])

/** And their accounts of Alipay, WeChat and USDT. */
export const seedMoreChannels = (d: SeedDeps): Promise<void> => fill(d, WALLETS)
