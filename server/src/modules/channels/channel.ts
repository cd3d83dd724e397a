import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { recordAudit } from '../audit/index.ts'
import type { Asset } from '../ledger/index.ts'
import { refuseChannel } from './channel.rules.ts'
import {
  type Channel,
  findAllChannels,
  insertChannel,
  lockChannel,
  type NewChannel,
  orderChannels,
  updateChannel,
} from './channel.sql.ts'
import type { ChannelsDeskDeps } from './deps.ts'

const NOBODY = 0

/** A channel of a type, at the end of the list. Refuses channels.limits_invalid, channels.rate_missing. */
export const createChannel = (d: ChannelsDeskDeps, wanted: Omit<NewChannel, 'asset'>, by: StaffAct): Promise<Channel> =>
  d.db.tx(async (tx) => {
    const refusal = refuseChannel(wanted)
    if (refusal) refuse(refusal)
    const made = await insertChannel(tx, { ...wanted, asset: d.config.currency as Asset })
    const [action, target] = ['channels.channel_made', `channel:${made.id}`] as const
    await recordAudit(tx, { ...describeStaffAct(by), action, target, after: made })
    return made
  })

/** All that staff set of a channel but its type. */
type Terms = Omit<NewChannel, 'asset' | 'type'>
export const describeTerms = (c: Terms): Terms => ({
  name: c.name,
  min: c.min,
  max: c.max,
  single_max: c.single_max,
  open_from: c.open_from,
  open_to: c.open_to,
  gift_ppm: c.gift_ppm,
  speed_minutes: c.speed_minutes,
  from_level: c.from_level,
  usdt_type: c.usdt_type,
  usdt_rate_ppm: c.usdt_rate_ppm,
  recommended: c.recommended,
  enabled: c.enabled,
})

/** Sets all of a channel but its type. Refuses channels.channel_unknown, common.conflict, and as a new one. */
export const setChannel = (
  d: ChannelsDeskDeps,
  { id, seen }: { id: number; seen: string },
  wanted: Terms,
  by: StaffAct,
): Promise<Channel> =>
  d.db.tx(async (tx) => {
    const { channel: before } = (await lockChannel(tx, id, NOBODY)) ?? refuse('channels.channel_unknown')
    requireSeen(seen, describeTerms(before), describeTerms(wanted))
    const refusal = refuseChannel({ ...wanted, type: before.type })
    if (refusal) refuse(refusal)
    const after = await updateChannel(tx, id, wanted)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'channels.channel_set',
      target: `channel:${id}`,
      before,
      after,
    })
    return after
  })

/** One place up or down in the order in which members see them; at the end it stays. Refuses channels.channel_unknown. */
export const moveChannel = (d: ChannelsDeskDeps, id: number, by: { step: -1 | 1; staff: StaffAct }): Promise<void> =>
  d.db.tx(async (tx) => {
    const ids = (await findAllChannels(tx)).map((channel) => channel.id)
    const from = ids.indexOf(id)
    if (from < 0) refuse('channels.channel_unknown')
    const to = Math.min(ids.length - 1, Math.max(0, from + by.step))
    await orderChannels(tx, ids.toSpliced(from, 1).toSpliced(to, 0, id))
    await recordAudit(tx, {
      ...describeStaffAct(by.staff),
      action: 'channels.channel_moved',
      target: `channel:${id}`,
      before: { place: from + 1 },
      after: { place: to + 1 },
    })
  })
