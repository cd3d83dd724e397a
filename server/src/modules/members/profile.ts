import { recordAudit } from '../audit/index.ts'
import type { Reader, Tx } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Asset } from '../ledger/index.ts'
import type { MembersDeps, MembersPorts } from './deps.ts'
import { type Profile, isPhoneTaken, lockProfile, updateProfile, updateTransMode } from './member.sql.ts'
import { renamed } from './members.events.ts'
import type { MemberWithMoney } from './money.sql.ts'
import { tellContact } from './notice.ts'
import { checkPhone } from './registration.ts'

/** A member's act with what the audit log keeps of it. */
export type By = { member_id: number; name: string; ip: string; request_id: string }

export const describeActor = (by: By) => ({
  actor: { type: 'member' as const, id: by.member_id, name: by.name },
  target: `member:${by.member_id}`,
  ip: by.ip,
  request_id: by.request_id,
})

type Asked = { caller: { member_id: number; name: string }; ip: string; request_id: string }
export const readActor = ({ caller, ip, request_id }: Asked): By => ({
  member_id: caller.member_id,
  name: caller.name,
  ip,
  request_id,
})

/** By what name an account's login tries are counted, whether it exists or not. */
export const nameAccount = (name: string): string => `member:${name.toLowerCase()}`

/** The money a member's account is kept in: the site's currency, or play money. */
export const chooseAsset = (d: { config: { currency: string } }, member: { is_demo: boolean }): Asset =>
  member.is_demo ? 'PLAY' : (d.config.currency as Asset)

/** The member as the site shows them (R3.1), and what they have to bet yet, in two statements with others who ask at once; a demo account owes no turnover. */
export const loadMe = async (
  d: MembersPorts & { find_member: (member_id: number) => Promise<MemberWithMoney | undefined> },
  { member_id, is_demo }: { member_id: number; is_demo: boolean },
): Promise<[member: MemberWithMoney, ml_money: bigint]> => {
  const [member, ml_money] = await Promise.all([d.find_member(member_id), is_demo ? 0n : d.turnover_left(member_id)])
  return [member ?? refuse('auth.login_required'), ml_money]
}

/**
 * Changes contact data (R3.6): what is left out stays, an empty email or qq is cleared. A real name is set once, then only the office
 * changes it; a phone that is known may change and not go, because the office may have to call.
 */
export const updateInfo = async (
  d: MembersDeps,
  by: By,
  change: { [K in keyof Profile]?: string | undefined },
): Promise<void> => {
  if (change.phone) await checkPhone(d, change.phone)
  await d.db.tx(async (tx) => {
    const before = await lockProfile(tx, by.member_id)
    const after = { ...before, ...pickGiven(change) }
    if (before.realname !== '' && after.realname !== before.realname) refuse('members.realname_fixed')
    if (before.phone !== '' && after.phone === '') refuse('members.phone_required')
    if (after.phone !== before.phone && (await isPhoneTaken(tx, after.phone))) refuse('members.phone_taken')
    await updateProfile(tx, by.member_id, after)
    await recordAudit(tx, { ...describeActor(by), action: 'members.info_updated', before, after })
    await tellContact(d, tx, by.member_id, { before, after })
  })
}

/** Puts a real name right, which is the office's; answers the one before. Tells `members.renamed`. */
export const replaceRealname = async (tx: Tx, id: number, realname: string): Promise<string> => {
  const before = await lockProfile(tx, id)
  if (before.realname === realname) return realname
  await updateProfile(tx, id, { ...before, realname })
  await emit(tx, renamed, { member_id: id })
  return before.realname
}

/** Automatic (true) or manual wallet mode (R4.10). */
export const setTransMode = async (r: Reader, member_id: number, is_on: boolean): Promise<void> => {
  await updateTransMode(r, member_id, is_on)
}

const pickGiven = (change: { [K in keyof Profile]?: string | undefined }): Partial<Profile> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
