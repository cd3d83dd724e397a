import { WITHDRAWAL_WAYS } from '@moongate/contract/payments.states'
import { z } from 'zod'
import { amountInSetting, defineSetting } from '../site/index.ts'
import { leavesSomething } from './withdrawal.rules.ts'

/** A percentage below 100, text with two decimals: `"2.00"`. Without them it would be read as another one. */
const percent = z.string().regex(/^\d{1,2}\.\d{2}$/)
/** A wall time of the site, `HH:mm`; a day ends at 24:00. */
const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** R9.6 R4.21: limits (minor units once read), how many a day, the fee while turnover is missing, and the hours. */
export const withdrawalSetting = defineSetting('withdrawal', {
  schema: z
    .object({
      min: amountInSetting,
      max: amountInSetting,
      daily_count: z.int().min(0),
      fee_percent: percent,
      open_from: wallTime,
      open_to: wallTime,
    })
    .refine(({ min, max }) => min <= max, 'min is above max')
    .refine(
      ({ min, fee_percent }) => leavesSomething(min, fee_percent),
      'of the smallest withdrawal the fee takes all',
    ),
  default: {
    min: '100.00',
    max: '50000.00',
    daily_count: 5,
    fee_percent: '2.00',
    open_from: '00:00',
    open_to: '24:00',
  },
  group: 'money',
  help: 'cashier:settings.withdrawal',
})

/** R4.20: how many reports may wait, for how long (a year at most), how much turnover a deposit asks for, and how long an account is held before the transfer. */
export const depositSetting = defineSetting('deposit', {
  schema: z.object({
    max_open: z.int().min(0),
    expires_minutes: z.number().positive().max(525_600),
    turnover_percent: z.int().min(0).max(100_000),
    hold_minutes: z.int().min(1).max(1440).default(30),
  }),
  default: { max_open: 3, expires_minutes: 1440, turnover_percent: 100, hold_minutes: 30 },
  group: 'money',
  help: 'cashier:settings.deposit',
})

/** Minor units; nothing written is null: at no sum. */
const sumOrNever = z.union([z.literal('').transform(() => null), amountInSetting])

/**
 * R6.6: the sums above which an order takes two people, so that `0.00` asks for them at every sum and `""` at none. Whoever began on
 * such an order does not finish it (decisions/0096).
 */
export const secondPersonSetting = defineSetting('second_person', {
  schema: z.object({ deposit_above: sumOrNever, withdrawal_above: sumOrNever }),
  default: { deposit_above: '50000.00', withdrawal_above: '10000.00' },
  group: 'money',
  help: 'cashier:settings.second_person',
})

/** Up to which sum a withdrawal in which nothing is remarkable is approved without a person; nothing written: none is (decisions/0160). */
export const automaticApprovalSetting = defineSetting('automatic_approval', {
  schema: z.object({ up_to: sumOrNever }),
  default: { up_to: '' },
  group: 'risk',
  help: 'cashier:settings.automatic_approval',
})

/** R4.21: who pays an approved withdrawal: people, or the payment gateway up to a sum; `""`: at every sum. */
export const withdrawalWaySetting = defineSetting('withdrawal_way', {
  schema: z.object({ way: z.enum(WITHDRAWAL_WAYS), machine_up_to: sumOrNever }),
  default: { way: 'hand', machine_up_to: '' },
  group: 'money',
  help: 'cashier:settings.withdrawal_way',
})

export const cashierSettings = [
  withdrawalSetting,
  depositSetting,
  secondPersonSetting,
  automaticApprovalSetting,
  withdrawalWaySetting,
] as const
