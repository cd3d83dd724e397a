import { createAuthenticator } from '@moongate/testing/authenticator'
import { type Env, startEnv } from '@moongate/testing/env'
import { people } from '@moongate/testing/people'
import { createScenario } from '@moongate/testing/scenario'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { putSetting } from '../site/index.ts'
import { waysSetting } from './mail.settings.ts'

const PASSWORD = 'Moongate88'
const NEXT = 'Moongate89'
const headers = { origin: 'https://site.example' }
let env: Env
const { data, ok, member_id } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await putSetting(env.db, waysSetting, { email: true, push: false })
})
afterAll(() => env.stop())

const as = 'alice'
/** What a member was told of their account since, in English. */
const told = async () => {
  await env.drain()
  const found = await env.owner.many<{ content: string }>(
    sql`delete from mail.messages where source like 'account_changed:%' returning id, content ->> 'en' as content`,
  )
  return found.map(({ content }) => content.replace(/^At [-\d]+ [:\d]+, (.*)\. If this was not you.*$/, '$1'))
}
const sentTo = async () =>
  (await env.owner.many<{ address: string }>(sql`delete from mail.outgoing returning address`)).map(
    ({ address }) => address,
  )
const readCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: env.clock.now().getTime() })

it('R3.6 tells of another e-mail address at the one before as well, of another phone, and not of what stays', async () => {
  const update = (body: object) => ok('POST /auth/info/update', { as, body })
  await update({ email: 'first@example.com', phone: '13912345678' })
  expect((await told()).toSorted()).toEqual([
    'the e-mail address of your account was changed',
    'the phone number of your account was changed',
  ])
  expect(await sentTo()).toEqual(['first@example.com', 'first@example.com'])
  await update({ email: 'second@example.com' })
  expect([await told(), (await sentTo()).toSorted()]).toEqual([
    ['the e-mail address of your account was changed'],
    ['first@example.com', 'second@example.com'],
  ])
  await update({ email: '' })
  expect([await told(), await sentTo()]).toEqual([
    ['the e-mail address of your account was removed'],
    ['second@example.com'],
  ])
  await update({ email: '', qq: '123456' })
  expect([await told(), await sentTo()]).toEqual([[], []])
})

it('R4.15 tells of each card by its last digits', async () => {
  const card = { card_no: '6222020200112233445', bank_type: 'ICBC', bank_address: '上海分行', owner_name: '王丽丽' }
  const { id } = await data<{ id: number }>('POST /member/bank', { as, body: card })
  expect(await told()).toEqual(['a bank card ending in 3445 was added'])
  await ok(`PATCH /member/bank/${id}`, { as, body: { ...card, card_no: '6222020200112239999' } })
  expect(await told()).toEqual(['a bank card was changed; it now ends in 9999'])
  await ok(`DELETE /member/bank/${id}`, { as })
  expect(await told()).toEqual(['the bank card ending in 9999 was removed'])
})

it('R4.17 R8.3 tells of both passwords, and of one that was set by the link that staff gave out', async () => {
  const change = { old_qk_pwd: '888888', qk_pwd: '246810', qk_pwd_confirmation: '246810' }
  await ok('POST /member/drawing_pwd/modify', { as, body: change })
  expect(await told()).toEqual(['your withdrawal password was changed'])
  await env.owner.run(sql`update members.members set qk_pwd_hash = null where name = 'alice'`)
  await ok('POST /member/drawing_pwd/set', { as, body: { qk_pwd: '135790' } })
  expect(await told()).toEqual(['a withdrawal password was set'])
  const modify = { oldpassword: PASSWORD, password: NEXT, password_confirmation: NEXT }
  await ok('POST /member/password/modify', { as, body: modify })
  expect(await told()).toEqual(['your login password was changed'])
  await ok('GET /office/members', { as: 'erin' })
  env.clock.advance(60_000)
  const { token } = await data<{ token: string }>(`POST /office/members/${await member_id(as)}/password/reset`, {
    as: 'erin',
    body: { reason: 'lost', totp: readCode(people.erin.totp_secret), factors: false },
  })
  await ok('POST /auth/password/reset', { body: { token, password: PASSWORD, password_confirmation: PASSWORD } })
  env.call.forget()
  expect(await told()).toEqual(['a new login password was set by a one-time link'])
})

it('R4.17 tells once of a withdrawal password that was guessed at until it was locked', async () => {
  const body = { old_qk_pwd: '000000', qk_pwd: '246810', qk_pwd_confirmation: '246810' }
  const guess = () => env.call('POST /member/drawing_pwd/modify', { as: 'carol', body })
  for (let i = 0; i < 4; i++) await guess()
  expect(await told()).toEqual([])
  for (let i = 4; i < 7; i++) await guess()
  expect(await told()).toEqual(['your withdrawal password was locked for 24 hours after too many wrong tries'])
})

it('R4.1 tells of second factors, and of a recovery code that logged in', async () => {
  const by = { as: 'bobby', headers }
  const post = <T = unknown>(path: string, body: object) => data<T>(`POST ${path}`, { ...by, body })
  const password = { password: PASSWORD }
  const { secret } = await post<{ secret: string }>('/member/factors/totp', password)
  expect(await told()).toEqual([])
  await post('/member/factors/totp/confirm', { code: readCode(secret) })
  expect(await told()).toEqual(['the second step of your login was switched on'])
  const { recovery_codes } = await post<{ recovery_codes: string[] }>('/member/factors/recovery', password)
  expect(await told()).toEqual(['new recovery codes were made; the old ones no longer work'])
  const { key } = await data<{ key: string }>('POST /auth/captcha', { body: {} })
  const { step } = await data<{ step: { ticket: string } }>('POST /auth/login', {
    body: { name: 'bobby', ...password, captcha: '7777', key },
  })
  await ok('POST /auth/login/step', { body: { ticket: step.ticket, code: recovery_codes[0] } })
  expect(await told()).toEqual(['somebody logged in with one of your recovery codes'])
})

it('R3.7 tells of a second step that goes, and of passkeys that come and go', async () => {
  const by = { as: 'carol', headers }
  const post = <T = unknown>(path: string, body: object) => data<T>(`POST ${path}`, { ...by, body })
  const password = { password: PASSWORD }
  const { secret } = await post<{ secret: string }>('/member/factors/totp', password)
  await post('/member/factors/totp/confirm', { code: readCode(secret) })
  await told()
  await post('/member/factors/totp/remove', password)
  expect(await told()).toEqual(['the second step of your login was switched off'])
  const asked = await post<{ key: string; options: string }>('/member/factors/passkeys/options', password)
  const made = createAuthenticator(headers.origin).make(asked.options)
  await post('/member/factors/passkeys', { key: asked.key, credential: made, label: 'phone' })
  expect(await told()).toEqual(['a passkey was added'])
  const { passkeys } = await data<{ passkeys: { id: string }[] }>('GET /member/factors', by)
  await post(`/member/factors/passkeys/${passkeys[0]?.id}/remove`, password)
  expect(await told()).toEqual(['a passkey was removed'])
})
