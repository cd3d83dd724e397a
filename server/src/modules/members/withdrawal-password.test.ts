import { type AuthApi, data, outcome, startAuthApi } from '@moongate/testing/auth-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { findMemberByName } from './member.sql.ts'
import { changeWithdrawalPassword, checkWithdrawalPassword } from './withdrawal-password.ts'

let api: AuthApi
beforeAll(async () => {
  api = await startAuthApi()
})
afterAll(() => api.stop())
/** Each starts with the password that alice keeps for all of them, and no wrong try. */
beforeEach(() =>
  api.d.owner.pool.query(
    "update members.members set qk_pwd_hash = (select qk_pwd_hash from members.members where name = 'alice'), qk_pwd_fails = 0, qk_pwd_locked_until = null",
  ),
)
const idOf = async (name: string) => (await findMemberByName(api.d.db, name))?.id ?? 0

describe('R4.17 the withdrawal password', () => {
  const forget = (name: string) =>
    api.d.owner.pool.query(
      'update members.members set qk_pwd_hash = null, qk_pwd_changed_at = null, qk_pwd_fails = 0, qk_pwd_locked_until = null where name = $1',
      [name],
    )

  it('is set once and shows in has_qk_pwd', async () => {
    await forget('bobby')
    const token = await api.logIn('bobby')
    expect(await data(api.call('/auth/me', {}, { token }))).toMatchObject({ has_qk_pwd: false })
    expect(await checkWithdrawalPassword(api.d, await idOf('bobby'), '111222')).toBe('not_set')
    expect(await outcome(api.call('/member/drawing_pwd/set', { qk_pwd: '111222' }, { token }))).toBe('200')
    expect(await data(api.call('/auth/me', {}, { token }))).toMatchObject({ has_qk_pwd: true })
    const changed = sql`select 1 from members.histories where id = 2 and qk_pwd_changed_at is not null`
    expect(await api.d.owner.run(changed)).toBe(0)
    expect(await outcome(api.call('/member/drawing_pwd/set', { qk_pwd: '333444' }, { token }))).toBe(
      '409 members.qk_pwd_already_set',
    )
    expect(await checkWithdrawalPassword(api.d, await idOf('bobby'), '111222')).toBe('ok')
  })

  it('R3.6 is changed by who knows the old one', async () => {
    const token = await api.logIn('bobby')
    const change = { old_qk_pwd: '888888', qk_pwd: '555666', qk_pwd_confirmation: '555666' }
    expect(
      await outcome(api.call('/member/drawing_pwd/modify', { ...change, qk_pwd_confirmation: '555667' }, { token })),
    ).toBe('422 members.confirmation_differs')
    expect(await outcome(api.call('/member/drawing_pwd/modify', { ...change, old_qk_pwd: '999999' }, { token }))).toBe(
      '400 members.qk_pwd_wrong',
    )
    expect(await outcome(api.call('/member/drawing_pwd/modify', change, { token }))).toBe('200')
    expect(await checkWithdrawalPassword(api.d, await idOf('bobby'), '555666')).toBe('ok')
  })

  it('five wrong ones lock it for a day, the right one too; then it is good again', async () => {
    const id = await idOf('bobby')
    const verdicts: string[] = []
    for (let i = 0; i < 5; i++) verdicts.push(await checkWithdrawalPassword(api.d, id, '000000'))
    verdicts.push(await checkWithdrawalPassword(api.d, id, '888888'))
    expect(verdicts).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked', 'locked'])
    api.d.clock.advance(24 * 60 * 60_000)
    expect(await checkWithdrawalPassword(api.d, id, '888888')).toBe('ok')
  })

  it('R6.6 of each step the audit log says whose it was', async () => {
    const written = () =>
      api.d.owner.many<{ actor_type: string; action: string }>(
        sql`select actor_type, action from audit.entries where action like 'members.withdrawal_password_%' and target = 'member:2' order by id`,
      )
    const before = (await written()).length
    const token = await api.logIn('bobby')
    await forget('bobby')
    await data(api.call('/member/drawing_pwd/set', { qk_pwd: '111222' }, { token }))
    const change = { old_qk_pwd: '111222', qk_pwd: '555666', qk_pwd_confirmation: '555666' }
    await data(api.call('/member/drawing_pwd/modify', change, { token }))
    for (let i = 0; i < 6; i++) await checkWithdrawalPassword(api.d, 2, '000000')
    expect((await written()).slice(before)).toEqual([
      { actor_type: 'member', action: 'members.withdrawal_password_set' },
      { actor_type: 'member', action: 'members.withdrawal_password_changed' },
      { actor_type: 'system', action: 'members.withdrawal_password_locked' },
    ])
  })

  it('of many set at once for the first time one holds', async () => {
    await forget('bobby')
    const token = await api.logIn('bobby')
    const chosen = Array.from({ length: 8 }, (_, i) => `11111${i}`)
    const all = await Promise.all(
      chosen.map((qk_pwd) => outcome(api.call('/member/drawing_pwd/set', { qk_pwd }, { token }))),
    )
    expect(all.toSorted()).toEqual(['200', ...Array<string>(7).fill('409 members.qk_pwd_already_set')])
    expect(await checkWithdrawalPassword(api.d, 2, chosen[all.indexOf('200')] ?? '')).toBe('ok')
  })

  it('parallel guesses do not get more than five tries', async () => {
    const verdicts = await Promise.all(Array.from({ length: 12 }, () => checkWithdrawalPassword(api.d, 2, '000000')))
    expect(verdicts.filter((v) => v === 'wrong')).toHaveLength(4)
    expect(verdicts.filter((v) => v === 'locked')).toHaveLength(8)
  })
  it('R3.6 of a hundred changes at once one succeeds, and the others count as no guess', async () => {
    const member_id = await idOf('carol')
    const by = { member_id, name: 'carol', ip: '192.0.2.1', request_id: 'r' }
    const change = (qk_pwd: string) =>
      changeWithdrawalPassword(api.d, by, { old_qk_pwd: '888888', qk_pwd, qk_pwd_confirmation: qk_pwd })
    const chosen = Array.from({ length: 100 }, (_, i) => String(100_000 + i))
    const all = await Promise.allSettled(chosen.map(change))
    const kept = chosen.filter((_, i) => all[i]?.status === 'fulfilled')
    expect(kept).toHaveLength(1)
    for (const refused of all)
      if (refused.status === 'rejected') expect(refused.reason).toMatchObject({ code: 'members.qk_pwd_wrong' })
    expect(await checkWithdrawalPassword(api.d, member_id, kept[0] ?? '')).toBe('ok')
  })
})
