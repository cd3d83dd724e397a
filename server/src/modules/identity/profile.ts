import { recordAudit } from '../audit/index.ts'
import type { Reader } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type Asset, readBalances } from '../ledger/index.ts'
import { DEMO_SUPPLIER } from './demo.ts'
import type { IdentityDeps, IdentityPorts } from './deps.ts'
import {
  type Member,
  type Profile,
  lockProfile,
  findMember,
  isPhoneTaken,
  updateProfile,
  updateTransMode,
} from './member.sql.ts'
import { checkPhone } from './registration.ts'

/** A member's act with what the audit log keeps of it. */
export type By = { member_id: number; name: string; ip: string; request_id: string }

export const describeActor = (by: By) => ({
  actor: { type: 'member' as const, id: by.member_id, name: by.name },
  target: `member:${by.member_id}`,
  ip: by.ip,
  request_id: by.request_id,
})

/** Minor units. A demo account has no centre wallet: its money is what lies at the local lottery. */
export type MyMoney = { money: bigint; fs_money: bigint; ml_money: bigint }

/** The money a member's account is kept in: the site's currency, or play money. */
export const chooseAsset = (d: { config: { currency: string } }, member: { is_demo: boolean }): Asset =>
  member.is_demo ? 'PLAY' : (d.config.currency as Asset)

/** The member as the site shows him (R3.1). */
export const loadMe = async (d: IdentityDeps & IdentityPorts, member_id: number): Promise<Member & MyMoney> => {
  const member = await requireMember(d.db, member_id)
  const [held, ml_money] = await Promise.all([
    readBalances(d.db, member_id, chooseAsset(d, member)),
    member.is_demo ? 0n : d.turnover_left(member_id),
  ])
  const money = held[member.is_demo ? `supplier:${DEMO_SUPPLIER}` : 'centre'] ?? 0n
  return { ...member, money, fs_money: held.rebate ?? 0n, ml_money }
}

/** Changes contact data; what is left out stays. A real name is set once (R3.6); then only the office changes it. */
export const updateInfo = async (
  d: IdentityDeps,
  by: By,
  change: { [K in keyof Profile]?: string | undefined },
): Promise<void> => {
  if (change.phone) await checkPhone(d, change.phone)
  await d.db.tx(async (tx) => {
    const before = await lockProfile(tx, by.member_id)
    const after = { ...before, ...pickGiven(change) }
    if (before.realname !== '' && after.realname !== before.realname) refuse('identity.realname_fixed')
    if (after.phone !== before.phone && (await isPhoneTaken(tx, after.phone, by.member_id)))
      refuse('identity.phone_taken')
    await updateProfile(tx, by.member_id, after)
    await recordAudit(tx, { ...describeActor(by), action: 'identity.info_updated', before, after })
  })
}

/** Automatic (true) or manual wallet mode (R4.10). */
export const setTransMode = async (r: Reader, member_id: number, is_on: boolean): Promise<void> => {
  await updateTransMode(r, member_id, is_on)
}

const pickGiven = (change: { [K in keyof Profile]?: string | undefined }): Partial<Profile> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

const requireMember = async (r: Reader, member_id: number): Promise<Member> =>
  (await findMember(r, member_id)) ?? refuse('auth.login_required')
