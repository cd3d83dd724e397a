/** Why a withdrawal may not be asked for, in the order in which it is checked: the first failure answers (R8.4, decisions/0004). */
export const WITHDRAWAL_REFUSALS = [
  'cashier.realname_missing',
  'cashier.qk_pwd_missing',
  'cashier.card_missing',
  'cashier.card_not_mine',
  'cashier.card_incomplete',
  'cashier.outside_hours',
  'cashier.below_min',
  'cashier.above_max',
  'cashier.daily_count',
  'cashier.insufficient',
  'cashier.papers_missing',
] as const
export type WithdrawalRefusal = (typeof WITHDRAWAL_REFUSALS)[number]

/** Asked last, so that nobody learns anything of the password from an order that could not be made anyway. */
export const PASSWORD_REFUSALS = ['cashier.qk_pwd_wrong', 'cashier.qk_pwd_locked'] as const

/** Why one person alone may not take a step of a large order: they began on it, or nobody has. */
export const SECOND_PERSON_REFUSALS = ['cashier.second_person', 'cashier.review_needed'] as const
export type SecondPersonRefusal = (typeof SECOND_PERSON_REFUSALS)[number]

/** Why an online payment is not begun, in the order in which it is checked (R5.11, R5.12, R8.5). */
export const ONLINE_REFUSALS = [
  'cashier.realname_missing',
  'cashier.no_account',
  'cashier.level_missing',
  'cashier.channel_maintenance',
  'cashier.below_min',
  'cashier.above_max',
  'cashier.above_single',
  'cashier.too_many_open',
] as const
export type OnlineRefusal = (typeof ONLINE_REFUSALS)[number]

/** Why a reported transfer is not taken, in the order in which it is checked (R5.11, R5.12, R8.5). */
export const DEPOSIT_REFUSALS = [
  'cashier.realname_missing',
  'cashier.card_missing',
  'cashier.no_account',
  'cashier.level_missing',
  'cashier.channel_closed',
  'cashier.below_min',
  'cashier.above_max',
  'cashier.above_single',
  'cashier.channel_changed',
  'cashier.channel_full',
  'cashier.remitted_at_invalid',
  'cashier.too_many_open',
  'cashier.rate_changed',
] as const
export type DepositRefusal = (typeof DEPOSIT_REFUSALS)[number]

type HoldRefusal = Exclude<DepositRefusal, 'cashier.remitted_at_invalid' | 'cashier.rate_changed'>
/** The same before the transfer is made, while an account is asked for: nothing is known of its time yet, and the rate is shown only now. */
export const HOLD_REFUSALS = DEPOSIT_REFUSALS.filter(
  (code): code is HoldRefusal => code !== 'cashier.remitted_at_invalid' && code !== 'cashier.rate_changed',
)
