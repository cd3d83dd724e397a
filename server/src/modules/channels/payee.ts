import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { drawPhoto } from '../../kernel/photo.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { lockChannel } from './channel.sql.ts'
import type { ChannelsDeskDeps } from './deps.ts'
import { insertPayee, lockPayee, type NewPayee, type StoredPayee, updatePayee } from './payee.sql.ts'

const MAX_BYTES = 3 * 1024 * 1024
const MAX_SIDE = 600
const NOBODY = 0

/** A payee without its picture, which would fill the log. */
const describePayee = ({ qrcode, ...payee }: StoredPayee) => ({ ...payee, qrcode: qrcode.slice(0, 100) })

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
  tx: Tx,
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
  const picture = bytes.length > MAX_BYTES ? undefined : await drawPhoto(bytes, MAX_SIDE)
  if (!picture) return refuse('channels.picture_invalid')
  await setPayee(d, id, { qrcode: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` }, by)
}
