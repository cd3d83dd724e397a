import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { DATES, DAY_MS, createPapers } from './test-papers.ts'

let env: Env
const { data, ok } = createScenario(() => env)
const { keep, send, sendPassport, step, clear } = createPapers(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  // A second person who sees papers.
  await env.owner.run(sql`update staff.staff set roles = array['risk'] where name = 'frank'`)
})
afterAll(() => env.stop())

describe('R1.8 a member is written to', () => {
  const inbox = async (lang = 'en') => {
    await env.drain()
    const { data: page } = await ok('POST /member/message/list', { as: 'alice', body: { limit: 50 }, lang })
    return (page as { data: { title: string; content: string }[] }).data.map(({ content }) => content)
  }
  const tidy = async () => {
    await env.db.run(sql`select kernel.enqueue('papers.tidy', '{}'::json, null, null, 1)`)
    await env.drain()
  }
  /** The day of the site so many days from now. */
  const day = (days: number) => new Date(env.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  beforeEach(async () => {
    await clear()
    await env.owner.run(sql`delete from mail.outgoing`)
    await env.owner.run(sql`delete from mail.messages`)
  })

  it('when a paper is refused, with the reason in the language they read', async () => {
    const id = await sendPassport()
    await step(id, 'take')
    expect(await step(id, 'refuse', { reason: '图片不清晰，请重新拍摄' })).toBe('200')
    expect(await inbox()).toEqual([
      expect.stringContaining('Passport: we could not accept it. Reason: The picture cannot be read'),
    ])
    expect(await inbox('zh_cn')).toEqual([expect.stringContaining('您提交的护照未通过审核。原因：图片不清晰')])
  })

  it('when one is accepted, with its last day, and once when that is thirty days off', async () => {
    const id = await sendPassport()
    await step(id, 'take')
    const good_until = day(31)
    expect(await step(id, 'accept', { ...DATES, good_until })).toBe('200')
    expect(await inbox()).toEqual([`Passport: checked and accepted. Valid until: ${good_until}.`])
    await tidy()
    expect(await inbox()).toHaveLength(1)
    env.clock.advance(2 * DAY_MS)
    env.call.forget()
    await tidy()
    await tidy()
    const mails = await inbox()
    expect(mails).toHaveLength(2)
    expect(mails[0]).toContain(`Passport: the last day it is valid is ${good_until}.`)
    expect(await inbox('vi')).toContainEqual(
      expect.stringContaining(`Hộ chiếu: ngày cuối còn giá trị là ${good_until}`),
    )
  })

  it('when one without an end is accepted', async () => {
    expect(await send('address', [await keep()])).toBe('200')
    const { papers } = await data<{ papers: { id: string }[] }>('GET /member/papers', { as: 'alice' })
    const id = papers[0]?.id ?? ''
    await step(id, 'take')
    expect(await step(id, 'accept')).toBe('200')
    await tidy()
    const mails = await inbox()
    expect(mails.filter((text) => text.startsWith('Proof of address'))).toEqual([
      'Proof of address: checked and accepted. Valid until: no end date.',
    ])
  })
})
