import { recordAudit } from '../audit/index.ts'
import type { Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { MembersDeps } from './deps.ts'
import { hashPassword, verifyPassword } from '../../kernel/password.ts'
import { tellChange } from './notice.ts'
import { type By, describeActor } from './profile.ts'
import { QK_PWD_TRIES, type QkPwdRow, countTry, judgeQkPwd } from './withdrawal-password.rules.ts'
import { findQkPwd, lockQkPwd, updateQkPwd, updateTries } from './withdrawal-password.sql.ts'

export type QkPwdVerdict = 'ok' | 'wrong' | 'locked' | 'not_set'

/**
 * Whether this is the member's withdrawal password. A wrong try is counted in a transaction of its own, so never call this
 * inside one; one member's tries are looked at one after the other.
 */
export const checkWithdrawalPassword = (d: CheckDeps, member_id: number, qk_pwd: string): Promise<QkPwdVerdict> =>
  runInTurn(member_id, () => d.db.tx(async (tx) => judgeTry(d, tx, member_id, await lockQkPwd(tx, member_id), qk_pwd)))

type CheckDeps = Pick<MembersDeps, 'db' | 'clock' | 'ids'>

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

const judgeTry = async (
  d: Omit<CheckDeps, 'db'>,
  tx: Tx,
  member_id: number,
  row: QkPwdRow,
  qk_pwd: string,
): Promise<QkPwdVerdict> => {
  const now = d.clock.now()
  const state = judgeQkPwd(row, now)
  if (state !== 'open') return state
  const fits = await verifyPassword(qk_pwd, row.qk_pwd_hash)
  const after = countTry(row, fits, now)
  await updateTries(tx, member_id, after)
  if (fits) return 'ok'
  if (!after.qk_pwd_locked_until) return 'wrong'
  const locked = { action: 'members.withdrawal_password_locked' as const, target: `member:${member_id}` }
  await recordAudit(tx, { actor: { type: 'system', name: 'members' }, ...locked })
  await tellChange(d, tx, member_id, 'qk_pwd_locked')
  return 'locked'
}

/** Sets it for the first time (R4.17). */
export const setWithdrawalPassword = async (d: MembersDeps, by: By, qk_pwd: string): Promise<void> => {
  const hash = await hashPassword(qk_pwd)
  await d.db.tx(async (tx) => {
    if ((await lockQkPwd(tx, by.member_id)).qk_pwd_hash !== null) refuse('members.qk_pwd_already_set')
    await updateQkPwd(tx, by.member_id, hash)
    await recordAudit(tx, { ...describeActor(by), action: 'members.withdrawal_password_set' })
    await tellChange(d, tx, by.member_id, 'qk_pwd_set')
  })
}

export type QkPwdChange = { old_qk_pwd: string; qk_pwd: string; qk_pwd_confirmation: string }

/**
 * Changes it; the old one's wrong tries count like those at a withdrawal. Of parallel changes one succeeds: a call whose old
 * password another has replaced meanwhile is refused like a wrong one, unread and so not counted.
 */
export const changeWithdrawalPassword = async (d: MembersDeps, by: By, change: QkPwdChange): Promise<void> => {
  if (change.qk_pwd !== change.qk_pwd_confirmation) refuse('members.confirmation_differs')
  const { qk_pwd_hash: known_hash } = await findQkPwd(d.db, by.member_id)
  const verdict = await runInTurn(by.member_id, () =>
    d.db.tx(async (tx): Promise<QkPwdVerdict> => {
      const row = await lockQkPwd(tx, by.member_id)
      if (row.qk_pwd_hash !== known_hash) return 'wrong'
      const judged = await judgeTry(d, tx, by.member_id, row, change.old_qk_pwd)
      if (judged !== 'ok') return judged
      await updateQkPwd(tx, by.member_id, await hashPassword(change.qk_pwd))
      await recordAudit(tx, { ...describeActor(by), action: 'members.withdrawal_password_changed' })
      await tellChange(d, tx, by.member_id, 'qk_pwd_changed')
      return 'ok'
    }),
  )
  if (verdict !== 'ok') refuse(`members.qk_pwd_${verdict}`, { tries: QK_PWD_TRIES })
}
