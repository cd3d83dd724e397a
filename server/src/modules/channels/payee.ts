import { PICTURE_BYTES } from '@moongate/contract/pictures.states'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { drawPhoto } from '../../kernel/photo.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { type AuditAction, recordAudit } from '../audit/index.ts'
import { lockChannel } from './channel.sql.ts'
import type { ChannelsDeskDeps } from './deps.ts'
import { insertPayee, lockPayee, type NewPayee, type StoredPayee, updatePayee } from './payee.sql.ts'

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

/** All that the form of an account sets. */
type Terms = Omit<NewPayee, 'channel_id' | 'qrcode'>
export const describeTerms = (p: Terms): Terms => ({
  account: p.account,
  owner_name: p.owner_name,
  bank_type: p.bank_type,
  bank_address: p.bank_address,
  daily_cap: p.daily_cap,
  enabled: p.enabled,
})

/** Sets all of an account but its picture. Refuses channels.payee_unknown, channels.payee_known, common.conflict. */
export const setPayee = (
  d: ChannelsDeskDeps,
  { id, seen }: { id: number; seen: string },
  wanted: Terms,
  by: StaffAct,
): Promise<void> =>
  changePayee(d, id, by, (before) => {
    requireSeen(seen, describeTerms(before), describeTerms(wanted))
    return { ...before, ...wanted }
  })

const changePayee = (
  d: ChannelsDeskDeps,
  id: number,
  by: StaffAct,
  change: (before: StoredPayee) => StoredPayee,
): Promise<void> =>
  d.db.tx(async (tx) => {
    const before = (await lockPayee(tx, id)) ?? refuse('channels.payee_unknown')
    const after = (await updatePayee(tx, change(before))) ?? refuse('channels.payee_known')
    await recordPayee(tx, by, 'channels.payee_set', before, after)
  })

const recordPayee = (
  tx: Tx,
  by: StaffAct,
  action: AuditAction,
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
  const picture = bytes.length > PICTURE_BYTES ? undefined : await drawPhoto(bytes, MAX_SIDE)
  if (!picture) return refuse('channels.picture_invalid')
  const qrcode = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`
  await changePayee(d, id, by, (before) => ({ ...before, qrcode }))
}
