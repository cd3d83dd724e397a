// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import type { Send } from '@moongate/client/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePopups } from '../popups/popups.store.ts'
import { guard } from '../session/guard.ts'
import { clearSession } from '../session/session.ts'
import { closeSession, getSessionToken } from '../session/session.store.ts'
import { getMaxLength } from './fields.ts'
import { tryLogin } from './login.ts'
import { emptyLogin } from './login-state.ts'
import { findRegisterFaults, placeRefusal } from './register-fault.ts'
import { tryRegister } from './register.ts'
import { readSettings } from './register.rules.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const answer = (status: number, body: object) =>
  new Response(JSON.stringify({ status: status === 200 ? 'success' : 'error', code: status, ...body }), { status })
/** Closes each dialog as it opens and remembers its words. */
const said: string[] = []
let stop = () => {}
beforeEach(() => {
  said.length = 0
  closeSession()
  stop = usePopups.subscribe(({ asks }) => {
    const ask = asks[0]
    if (ask) {
      said.push(ask.text)
      queueMicrotask(() => ask.answer(true))
    }
  })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const typed = { name: 'alice', password: 'Moongate88', captcha: '7K3Q', key: 'k' }

it('R5.5 the first fault is said in a dialog, nothing is sent, what was typed stays', async () => {
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  const state = await tryLogin(emptyLogin, form({ ...typed, name: 'al' }))
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('4-15')
  expect(asked).not.toHaveBeenCalled()
  expect(state).toEqual({ name: 'al', password: 'Moongate88', captcha: '7K3Q', round: 0 })
})

it('R5.2 a password is taken as typed: a blank beside it is none of its letters', async () => {
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  await tryLogin(emptyLogin, form({ ...typed, password: ' Moongate88' }))
  expect(asked).not.toHaveBeenCalled()
  expect(said[0]).toContain('6-13')
})

it('R4.2 a refusal keeps the account, clears the rest and asks for a new captcha', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer(400, { message: 'wrong captcha', error: 'sessions.captcha_wrong' })),
  )
  expect(await tryLogin(emptyLogin, form(typed))).toEqual({ name: 'alice', password: '', captcha: '', round: 1 })
  expect(said).toEqual(['wrong captcha'])
  expect(getSessionToken()).toBeNull()
})

it('R4.2 R4.1 success stores the token, loads the member, goes to Index and clears the form', async () => {
  const me = { name: 'alice', realname: 'Li', is_demo: 0 }
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) =>
      url.includes('/auth/login') ? answer(200, { data: { access_token: 'tok' } }) : answer(200, { data: me }),
    ),
  )
  expect(await tryLogin(emptyLogin, form(typed))).toEqual({ name: '', password: '', captcha: '', round: 1 })
  expect(getSessionToken()).toBe('tok')
  expect(location.hash).toBe('#/Index')
  expect(said).toEqual([])
})

it('R4.2 where others guess at the account the browser does more work and asks again by itself', async () => {
  const challenge = createHash('sha256').update('salt7').digest('hex')
  const task = { algorithm: 'SHA-256', challenge, salt: 'salt', maxnumber: 20, signature: 'k2' }
  const sent: { url: string; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const given = JSON.parse(body) as Record<string, unknown>
    sent.push({ url, body: given })
    if (url.includes('/auth/captcha')) return answer(200, { data: { key: 'k2', img: '', challenge: task } })
    if (url.includes('/auth/me')) return answer(200, { data: { name: 'alice', realname: 'Li', is_demo: 0 } })
    if (given['proof'] === undefined) return answer(403, { message: 'more work', error: 'sessions.work_needed' })
    return answer(200, { data: { access_token: 'tok' } })
  })
  await tryLogin(emptyLogin, form(typed))
  expect(getSessionToken()).toBe('tok')
  expect(said).toEqual([])
  expect(sent[1]?.body).toEqual({ name: 'alice' })
  expect(sent[2]?.body).toMatchObject({ name: 'alice', password: 'Moongate88', key: 'k2' })
  expect(JSON.parse(atob(String(sent[2]?.body['proof'])))).toMatchObject({ number: 7 })
})

const settings = readSettings('{"isCaptchaRequired":true}')
const whole: Record<string, string> = {
  name: 'carol',
  password: 'abc123',
  password_confirmation: 'abc123',
  qk_pwd: '888888',
  captcha: '7K3Q',
  agreement: '1',
}
it.each([
  ['R5.4 a password of thirteen is too long', { password: 'a'.repeat(13) }, '6-12'],
  ['R5.4 the confirmation must be the same', { password_confirmation: 'other1' }, '密码'],
  ['R5.4 the withdrawal password is six digits', { qk_pwd: '12345' }, '提款密码'],
  ['R5.8 the agreement is named', { agreement: '' }, '协议'],
] as const)('%s', async (_, change, words) => {
  const values: Record<string, string> = { ...whole, ...change }
  expect(Object.values(await findRegisterFaults(settings, (name) => values[name] ?? ''))).toEqual([
    expect.stringContaining(words),
  ])
})
it('R5.4 a whole form passes; a proof of work stands for the captcha', async () => {
  const proven: Record<string, string> = { ...whole, captcha: '', proof: 'p' }
  expect(await findRegisterFaults(settings, (name) => whole[name] ?? '')).toEqual({})
  expect(await findRegisterFaults(settings, (name) => proven[name] ?? '')).toEqual({})
})

it('R5.5 all that is wrong is told at its inputs, in their order; a password that is wrong itself is not compared as well', async () => {
  const values: Record<string, string> = { ...whole, name: 'al', password: 'x', captcha: '', agreement: '' }
  expect(Object.keys(await findRegisterFaults(settings, (name) => values[name] ?? ''))).toEqual([
    'name',
    'password',
    'captcha',
    'agreement',
  ])
  const other: Record<string, string> = { ...whole, password_confirmation: 'abc124', qk_pwd: '' }
  expect(Object.keys(await findRegisterFaults(settings, (name) => other[name] ?? ''))).toEqual([
    'password_confirmation',
    'qk_pwd',
  ])
})

const send: Send['send'] = (call) => call(new AbortController().signal)
const register = async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) =>
      url.includes('/auth/register')
        ? answer(200, { data: { access_token: 'tok' } })
        : answer(200, { data: { name: 'carol', realname: '', is_demo: 0 } }),
    ),
  )
  await tryRegister(settings, send, {})({ typed: {}, errors: {}, round: 0 }, form(whole))
  return location.hash
}
it('R4.6 a registration leads once to the screen that the visitor was kept from, else to Index', async () => {
  await guard({ access: 'member' }, '/Member/Transaction?tab=withdrawals')
  expect(await register()).toBe('#/Member/Transaction?tab=withdrawals')
  expect(await register()).toBe('#/Index')
})
it('R4.4 R4.6 what a member wanted is forgotten when they leave', async () => {
  await guard({ access: 'member' }, '/Member/Deposit')
  clearSession()
  expect(await register()).toBe('#/Index')
})
it('R5.4 the account of a registration takes twenty characters at its input, and four to fifteen', async () => {
  expect(getMaxLength('new_name')).toBe(20)
  const fault = async (name: string) =>
    (await findRegisterFaults(settings, (field) => (field === 'name' ? name : (whole[field] ?? '')))).name
  expect(await fault('a'.repeat(16))).toContain('4-15')
  expect(await fault('a'.repeat(15))).toBeUndefined()
})

it('R5.5 R4.6 a try with faults says the first in a dialog and keeps them all; a refusal stands at the input it is about', async () => {
  const asked = vi.fn<typeof fetch>(async () =>
    answer(400, { message: 'this name is taken', error: 'members.name_taken' }),
  )
  vi.stubGlobal('fetch', asked)
  const begun = { typed: {}, errors: {}, round: 0 }
  const faulty = await tryRegister(settings, send, {})(begun, form({ ...whole, name: 'al', qk_pwd: '1' }))
  expect([said.length, Object.keys(faulty.errors), asked.mock.calls.length]).toEqual([1, ['name', 'qk_pwd'], 0])
  expect(said[0]).toBe(faulty.errors.name)
  const refused = await tryRegister(settings, send, {})(begun, form(whole))
  expect(refused.errors).toEqual({ name: 'this name is taken' })
  expect(placeRefusal('common.busy', 'later')).toEqual({})
})
it('R4.6 who registered is shown the first steps at home, and not over a screen they wanted', async () => {
  usePopups.setState({ welcome: false })
  await guard({ access: 'member' }, '/Member/Transfer')
  await register()
  expect(usePopups.getState().welcome).toBe(false)
  await register()
  expect(usePopups.getState().welcome).toBe(true)
})
