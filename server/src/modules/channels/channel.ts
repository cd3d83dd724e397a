import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { redrawPhoto } from '../../kernel/photo.ts'
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
import { insertPayee, lockPayee, type NewPayee, type StoredPayee, updatePayee } from './payee.sql.ts'

const MAX_BYTES = 3 * 1024 * 1024
const MAX_SIDE = 600
const NOBODY = 0

/** A channel without what its id says already; a payee without its picture, which would fill the log. */
const describeChannel = ({ id: _, ...channel }: Channel) => channel
const describePayee = ({ id: _, qrcode, ...payee }: StoredPayee) => ({ ...payee, qrcode: qrcode.slice(0, 100) })

/** A channel of a type, at the end of the list. Refuses channels.limits_invalid, channels.rate_missing. */
export const createChannel = (d: ChannelsDeskDeps, wanted: Omit<NewChannel, 'asset'>, by: StaffAct): Promise<Channel> =>
  d.db.tx(async (tx) => {
    const refusal = refuseChannel(wanted)
    if (refusal) refuse(refusal)
    const made = await insertChannel(tx, { ...wanted, asset: d.config.currency as Asset })
    const [action, target] = ['channels.channel_made', `channel:${made.id}`]
    await recordAudit(tx, { ...describeStaffAct(by), action, target, after: describeChannel(made) })
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
      before: describeChannel(before),
      after: describeChannel(after),
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

/** One more account of a channel. Refuses channels.channel_unknown, channels.payee_known. */
export const addPayee = (d: ChannelsDeskDeps, wanted: Omit<NewPayee, 'qrcode'>, by: StaffAct): Promise<void> =>
  d.db.tx(async (tx) => {
    if (!(await lockChannel(tx, wanted.channel_id, NOBODY))) refuse('channels.channel_unknown')
    const made = (await insertPayee(tx, { ...wanted, qrcode: '' })) ?? refuse('channels.payee_known')
    await recordPayee(tx, by, 'channels.payee_made', undefined, made)
  })

/** Sets what is named of an account. Refuses channels.payee_unknown, channels.payee_known. */
export const setPayee = (
  d: ChannelsDeskDeps,
  id: number,
  wanted: Partial<Omit<NewPayee, 'channel_id'>>,
  by: StaffAct,
): Promise<void> =>
  d.db.tx(async (tx) => {
    const before = (await lockPayee(tx, id)) ?? refuse('channels.payee_unknown')
    const after = (await updatePayee(tx, { ...before, ...wanted })) ?? refuse('channels.payee_known')
    await recordPayee(tx, by, 'channels.payee_set', before, after)
  })

const recordPayee = (
  tx: Parameters<typeof recordAudit>[0],
  by: StaffAct,
  action: string,
  before: StoredPayee | undefined,
  after: StoredPayee,
): Promise<unknown> =>
  recordAudit(tx, {
    ...describeStaffAct(by),
    action,
    target: `payee:${after.id}`,
    ...(before && { before: describePayee(before) }),
    after: describePayee(after),
  })

/** The picture of an account's code, drawn anew. Refuses channels.picture_invalid, channels.payee_unknown. */
export const setPayeeCode = async (d: ChannelsDeskDeps, id: number, bytes: Uint8Array, by: StaffAct): Promise<void> => {
  const picture = bytes.length > MAX_BYTES ? undefined : await redrawPhoto(bytes, MAX_SIDE)
  if (!picture) return refuse('channels.picture_invalid')
  await setPayee(d, id, { qrcode: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` }, by)
}
