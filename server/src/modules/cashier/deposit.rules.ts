export type DepositState = 'pending' | 'credited' | 'rejected' | 'expired'

/** Step → the states it may start from. Money that arrives late is still credited. */
export const DEPOSIT_STEPS = {
  credit: ['pending', 'expired'],
  reject: ['pending'],
  expire: ['pending'],
} as const satisfies Record<string, readonly DepositState[]>

type Facts = {
  realname: string
  cards: number
  channel: { type: string; account: string; enabled: boolean; min: bigint; max: bigint } | undefined
  asked: { type: string; account: string; amount: bigint }
  open_orders: number
  max_open: number
  remitted_at: Date | undefined
  now: Date
}

const DAY_MS = 86_400_000
const AHEAD_MS = 15 * 60_000
const BACK_MS = 7 * DAY_MS

/** Why a reported transfer is not taken, or nothing; the first failure answers (R5.11, R5.12, R8.5). */
export const refuseDeposit = (f: Facts) => {
  if (f.realname === '') return 'cashier.realname_missing'
  if (f.cards === 0) return 'cashier.card_missing'
  if (!f.channel?.enabled || f.channel.type !== f.asked.type) return 'cashier.no_account'
  // Money sent to an account that was shown earlier and has changed since would go astray.
  if (f.asked.account !== '' && f.asked.account !== f.channel.account) return 'cashier.channel_changed'
  if (f.asked.amount < f.channel.min) return 'cashier.below_min'
  if (f.asked.amount > f.channel.max) return 'cashier.above_max'
  if (!f.remitted_at || isFarOff(f.remitted_at, f.now)) return 'cashier.remitted_at_invalid'
  return f.open_orders >= f.max_open ? 'cashier.too_many_open' : undefined
}

const isFarOff = (at: Date, now: Date): boolean => {
  const ahead = at.getTime() - now.getTime()
  return ahead > AHEAD_MS || ahead < -BACK_MS
}

/** What a member writes on the transfer so that staff find its owner: the member's number with a check digit. */
export const makeRemarkCode = (member_id: number): string => {
  const digits = String(member_id).padStart(6, '0')
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === digits.length % 2 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** 1 pending, 2 success, 3 failed or refused. */
export const getDepositStatus = (state: DepositState): 1 | 2 | 3 =>
  state === 'pending' ? 1 : state === 'credited' ? 2 : 3
export const listDepositStates = (status: number | undefined): DepositState[] =>
  (['pending', 'credited', 'rejected', 'expired'] as const).filter(
    (s) => status === undefined || getDepositStatus(s) === status,
  )
