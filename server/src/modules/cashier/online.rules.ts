import { ONLINE_REFUSALS, type OnlineRefusal } from '@moongate/contract/cashier.refusals'
import type { Channel } from './channel.sql.ts'

type Facts = {
  channel: Pick<Channel, 'type' | 'enabled' | 'min' | 'max'> | undefined
  asked: { type: string; amount: bigint }
  /** Whether a gateway stands behind the channel that can be asked. */
  is_connected: boolean
  open_orders: number
  max_open: number
}

/** Each refusal with the facts it stands on. */
const CHECKS: Record<OnlineRefusal, (f: Facts) => boolean> = {
  'cashier.no_account': ({ channel, asked }) =>
    !channel?.enabled || !channel.type.startsWith('online_') || channel.type !== asked.type,
  'cashier.channel_maintenance': ({ is_connected }) => !is_connected,
  'cashier.below_min': ({ channel, asked }) => channel !== undefined && asked.amount < channel.min,
  'cashier.above_max': ({ channel, asked }) => channel !== undefined && asked.amount > channel.max,
  'cashier.too_many_open': ({ open_orders, max_open }) => open_orders >= max_open,
}

/** Why an online payment is not begun, or nothing; the first failure answers (R5.12, R8.5). */
export const refuseOnline = (f: Facts): OnlineRefusal | undefined => ONLINE_REFUSALS.find((code) => CHECKS[code](f))
