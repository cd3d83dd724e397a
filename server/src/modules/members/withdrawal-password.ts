import { recordAudit } from '../audit/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { MembersDeps } from './deps.ts'
import { hashPassword, verifyPassword } from '../../kernel/password.ts'
import { type By, describeActor } from './profile.ts'
import { QK_PWD_TRIES, countTry, judgeQkPwd } from './withdrawal-password.rules.ts'
import { lockQkPwd, updateQkPwd, updateTries } from './withdrawal-password.sql.ts'

export type QkPwdVerdict = 'ok' | 'wrong' | 'locked' | 'not_set'

/**
 * Whether this is the member's withdrawal password. A wrong try is counted in a transaction of its own, so never call this
 * inside one; one member's tries are looked at one after the other.
 */
export const checkWithdrawalPassword = (d: CheckDeps, member_id: number, qk_pwd: string): Promise<QkPwdVerdict> =>
  runInTurn(member_id, () => check(d, member_id, qk_pwd))

type CheckDeps = Pick<MembersDeps, 'db' | 'clock'>

const turns = new Map<number, Promise<unknown>>()

/** A member's calls queue here and not at the row's lock, where each would hold a database connection. */
const runInTurn = async <T>(member_id: number, work: () => Promise<T>): Promise<T> => {
  const mine = (turns.get(member_id) ?? Promise.resolve()).then(work, work)
  turns.set(member_id, mine)
  try {
    return await mine
  } finally {
    if (turns.get(member_id) === mine) turns.delete(member_id)
  }
}

const check = (d: CheckDeps, member_id: number, qk_pwd: string): Promise<QkPwdVerdict> =>
  d.db.tx(async (tx) => {
    const row = await lockQkPwd(tx, member_id)
    const now = d.clock.now()
    const state = judgeQkPwd(row, now)
    if (state !== 'open') return state
    const fits = await verifyPassword(qk_pwd, row.qk_pwd_hash)
    const after = countTry(row, fits, now)
    await updateTries(tx, member_id, after)
    if (fits) return 'ok'
    return after.qk_pwd_locked_until ? 'locked' : 'wrong'
  })

/** Sets it for the first time (R4.17). */
export const setWithdrawalPassword = async (d: MembersDeps, by: By, qk_pwd: string): Promise<void> => {
  const hash = await hashPassword(qk_pwd)
  await d.db.tx(async (tx) => {
    const row = await lockQkPwd(tx, by.member_id)
    if (row.qk_pwd_hash !== null) refuse('members.qk_pwd_already_set')
    await updateQkPwd(tx, by.member_id, hash)
    await recordAudit(tx, { ...describeActor(by), action: 'members.withdrawal_password_set' })
  })
}

export type QkPwdChange = { old_qk_pwd: string; qk_pwd: string; qk_pwd_confirmation: string }

/** Changes it; the old one's wrong tries count like those at a withdrawal. */
export const changeWithdrawalPassword = async (d: MembersDeps, by: By, change: QkPwdChange): Promise<void> => {
  if (change.qk_pwd !== change.qk_pwd_confirmation) refuse('members.confirmation_differs')
  const verdict = await checkWithdrawalPassword(d, by.member_id, change.old_qk_pwd)
  if (verdict !== 'ok') refuse(`members.qk_pwd_${verdict}`, { tries: QK_PWD_TRIES })
  const hash = await hashPassword(change.qk_pwd)
  await d.db.tx(async (tx) => {
    await updateQkPwd(tx, by.member_id, hash)
    await recordAudit(tx, { ...describeActor(by), action: 'members.withdrawal_password_changed' })
  })
}
