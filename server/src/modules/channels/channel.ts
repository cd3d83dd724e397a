import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
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
    const [action, target] = ['channels.channel_made', `channel:${made.id}`]
    await recordAudit(tx, { ...describeStaffAct(by), action, target, after: made })
    return made
  })

/** Sets all of a channel but its type. Refuses channels.channel_unknown, and as a new one. */
export const setChannel = (
  d: ChannelsDeskDeps,
  id: number,
  wanted: Omit<NewChannel, 'asset' | 'type'>,
  by: StaffAct,
): Promise<Channel> =>
  d.db.tx(async (tx) => {
    const { channel: before } = (await lockChannel(tx, id, NOBODY)) ?? refuse('channels.channel_unknown')
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
