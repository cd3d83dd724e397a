import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { START, createMailbox } from './test-mailbox.ts'

let env: Env
const { data, ok, outcome } = createScenario(() => env)
const { clear, inbox, outbox, write, threads, step, answer } = createMailbox(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START })
})
afterEach(clear)
afterAll(() => env.stop())

describe('R1.8 R3.7 R7.1 mail to and fro', () => {
  it('R4.16 goes from the outbox to the staff and comes back to the inbox, and a reply goes on in its thread', async () => {
    const id = await write('where is my money?')
    expect(await outbox()).toMatchObject([{ id, title: 'help', content: 'where is my money?', pid: 0 }])
    const [thread] = await threads({ open: '1' })
    expect(thread).toMatchObject({ state: 'waiting', assigned_name: '' })
    expect(await answer(thread?.id ?? 0)).toBe('200')
    const { mails, unread } = await inbox()
    expect(unread).toBe(1)
    expect(mails).toMatchObject([{ is_read: 0, title: 'help', content: 'we look', pid: id, is_system: 0 }])
    const again = await write('thank you', 'alice', mails[0]?.id)
    expect((await outbox())[0]).toMatchObject({ id: again, pid: mails[0]?.id })
    expect(await threads()).toMatchObject([{ id: thread?.id, state: 'taken', assigned_name: 'sofia' }])
    const whole = await data<{ messages: { box: string }[] }>(`GET /office/mail/threads/${thread?.id}`, { as: 'erin' })
    expect(whole.messages.map(({ box }) => box)).toEqual(['outbox', 'inbox', 'outbox'])
  })

  it('R4.16 is read and unread by many, deleted from either box and brought back; the count is never below none', async () => {
    const sent = await write('one')
    const [thread] = await threads()
    for (const text of ['a', 'b', 'c']) await answer(thread?.id ?? 0, text)
    const ids = (await inbox()).mails.map(({ id }) => id)
    const read = (state: number, of: unknown = ids) =>
      ok('POST /member/message/read', { as: 'alice', body: { ids: of, state } })
    expect((await read(1))['unread']).toBe(0)
    expect((await read(1))['unread']).toBe(0)
    expect((await read(0, ids.slice(0, 2)))['unread']).toBe(2)
    expect((await read(1, String(ids[0])))['unread']).toBe(1)
    const remove = (body: object) => ok('DELETE /member/message/delete', { as: 'alice', body })
    expect((await remove({ ids }))['unread']).toBe(0)
    expect((await inbox()).mails).toEqual([])
    expect(await outbox()).toHaveLength(1)
    expect((await ok('POST /member/message/restore', { as: 'alice', body: { ids } }))['unread']).toBe(1)
    await remove({ ids: [sent], message: true })
    expect(await outbox()).toEqual([])
    expect((await inbox()).mails).toHaveLength(3)
    await ok('POST /member/message/restore', { as: 'alice', body: { ids: [sent], flag: 1 } })
    expect(await outbox()).toHaveLength(1)
    env.clock.advance(86_400_001)
    env.call.forget()
    await remove({ ids: [sent], flag: 1 })
    env.clock.advance(86_400_001)
    env.call.forget()
    await ok('POST /member/message/restore', { as: 'alice', body: { ids: [sent], flag: 1 } })
    expect(await outbox()).toEqual([])
  })

  it('R8.8 is nobody else’s: what another has is not found, not read, not deleted and not brought back; what was deleted is not answered', async () => {
    const id = await write('mine')
    await answer((await threads())[0]?.id ?? 0)
    const [mail] = (await inbox()).mails
    expect((await inbox('bobby')).mails).toEqual([])
    const body = { title: 'x', content: 'y' }
    expect(await outcome(`POST /member/message/send/${mail?.id}`, { as: 'bobby', body })).toBe('404 mail.not_found')
    await ok('POST /member/message/read', { as: 'bobby', body: { ids: [mail?.id], state: 1 } })
    await ok('DELETE /member/message/delete', { as: 'bobby', body: { ids: [mail?.id, id] } })
    await ok('DELETE /member/message/delete', { as: 'bobby', body: { ids: [mail?.id, id], flag: 1 } })
    expect(await inbox()).toMatchObject({ unread: 1, mails: [{ id: mail?.id }] })
    expect(await outbox()).toHaveLength(1)
    await ok('DELETE /member/message/delete', { as: 'alice', body: { ids: [mail?.id] } })
    expect(await outcome(`POST /member/message/send/${mail?.id}`, { as: 'alice', body })).toBe('404 mail.not_found')
    await ok('POST /member/message/restore', { as: 'bobby', body: { ids: [mail?.id] } })
    expect((await inbox()).mails).toEqual([])
  })

  it('is text and nothing else, and asks for both of its parts', async () => {
    const content = '<img src=x onerror=alert(1)> & "{{money}}"'
    await write(content)
    expect((await outbox())[0]?.content).toBe(content)
    const missing = await env.call('POST /member/message/send', { as: 'alice', body: { title: ' ' } })
    expect([missing.status, Object.keys(missing.body['errors'] as object)]).toEqual([422, ['title', 'content']])
    const long = { title: 'x', content: 'x'.repeat(2001) }
    expect(await outcome('POST /member/message/send', { as: 'alice', body: long })).toBe('422 common.invalid')
    expect(await outcome('POST /member/message/read', { as: 'alice', body: { ids: [] } })).toBe('422 common.invalid')
  })

  it('is one mail where thirty ask for the same at once, and so is an answer', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => write('again')))
    expect(new Set(ids).size).toBe(1)
    const [thread] = await threads()
    await Promise.all(Array.from({ length: 30 }, () => answer(thread?.id ?? 0)))
    expect((await inbox()).mails).toHaveLength(1)
  })

  it('is two answers where two of the staff say the same', async () => {
    await write('hello')
    const id = (await threads())[0]?.id ?? 0
    await answer(id)
    await step('give-back', id)
    expect(await answer(id, 'we look', 'erin')).toBe('200')
    expect((await inbox()).mails).toHaveLength(2)
  })

  it('has an end: twenty an hour', async () => {
    for (let i = 0; i < 20; i++) await write(`no. ${i}`, 'bobby')
    expect(await outcome('POST /member/message/send', { as: 'bobby', body: { title: 'a', content: 'b' } })).toBe(
      '429 mail.too_many',
    )
    expect(await data('GET /office/queues', { as: 'sofia' })).toMatchObject({ mail: 20 })
  })
})

describe('R6.6 the staff’s inbox', () => {
  const readAudit = async (action: string) =>
    (await data<{ data: object[] }>('GET /office/audit', { as: 'erin', query: { action } })).data

  it('gives a thread to one person, who gives it back; closing ends it until its member writes', async () => {
    const first = await write('hello')
    const id = (await threads({ open: '1' }))[0]?.id ?? 0
    const taken = await Promise.all(['sofia', 'erin'].map((as) => step('take', id, as)))
    expect(taken.toSorted()).toEqual(['200', '409 mail.taken'])
    const [holder = '', other = ''] = taken[0] === '200' ? ['sofia', 'erin'] : ['erin', 'sofia']
    expect(await answer(id, 'mine now', other)).toBe('409 mail.taken')
    expect(await step('give-back', id, holder)).toBe('200')
    expect(await step('give-back', id, holder)).toBe('409 mail.changed')
    expect(await step('close', id, other)).toBe('200')
    expect(await answer(id)).toBe('409 mail.changed')
    expect(await readAudit('mail.closed')).toMatchObject([
      { before: expect.stringContaining('waiting') as string, after: expect.stringContaining('closed') as string },
    ])
    expect(await threads({ open: '1' })).toEqual([])
    await write('one more thing', 'alice', first)
    expect(await threads({ open: '1' })).toMatchObject([{ id, state: 'waiting' }])
    expect(await outcome('GET /office/mail/threads/999999', { as: 'sofia' })).toBe('404 mail.not_found')
    expect(await step('take', id, 'frank')).toBe('403 common.forbidden')
  })

  it('lets a colleague take over what somebody who is away has, once from whom they saw it with, and keeps who did', async () => {
    await write('anybody there?')
    const id = (await threads({ open: '1' }))[0]?.id ?? 0
    await step('take', id)
    const [seen] = await data<{ data: { assigned_to: number }[] }>('GET /office/mail/threads', { as: 'erin' }).then(
      (page) => page.data,
    )
    const from = seen?.assigned_to
    expect(await answer(id, 'we look', 'erin')).toBe('409 mail.taken')
    expect(await step('take-over', id, 'erin', { from })).toBe('200')
    expect(await step('take-over', id, 'erin', { from })).toBe('200')
    expect(await answer(id, 'we look', 'erin')).toBe('200')
    expect(await step('give-back', id)).toBe('409 mail.taken')
    expect(await step('take-over', id, 'sofia', { from: 999_999 })).toBe('409 mail.changed')
    expect(await readAudit('mail.taken_over')).toMatchObject([
      { before: expect.stringContaining('sofia') as string, after: expect.stringContaining('erin') as string },
    ])
  })

  it('keeps canned answers in their order', async () => {
    const answers = [
      { title: 'b', content: 'two' },
      { title: 'a', content: 'one' },
    ]
    const { seen } = await data<{ seen: string }>('GET /office/mail/answers', { as: 'sofia' })
    const set = await data<object>('POST /office/mail/answers', { as: 'sofia', body: { answers, seen } })
    expect(set).toMatchObject({ answers })
    expect(await data('GET /office/mail/answers', { as: 'frank' })).toEqual(set)
  })

  it('R6.6 saves no canned answers over those that a colleague set meanwhile', async () => {
    const read = (as: string) => data<{ answers: object[]; seen: string }>('GET /office/mail/answers', { as })
    const set = (as: string, answers: object[], seen: string) =>
      outcome('POST /office/mail/answers', { as, body: { answers, seen } })
    const [sofias, erins] = [await read('sofia'), await read('erin')]
    const more = [...sofias.answers, { title: 'new', content: 'of sofia' }]
    const told = await Promise.all([
      set('sofia', more, sofias.seen),
      set('erin', [{ title: 'only', content: 'of erin' }], erins.seen),
    ])
    expect(told.toSorted()).toEqual(['200', '409 common.conflict'])
    const { answers: first } = await read('frank')
    expect(await set('erin', [], erins.seen)).toBe('409 common.conflict')
    expect(await set('sofia', first, sofias.seen)).toBe('200')
    const { answers, seen } = await read('erin')
    expect(answers).toEqual(first)
    expect(await set('erin', [], seen)).toBe('200')
  })
})
