import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { expect } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { emit } from '../../kernel/outbox.ts'
import { bonusGranted } from '../bonus/index.ts'
import { depositCredited, withdrawalPaid, withdrawalRefused } from '../cashier/index.ts'
import { loanReminded } from '../credit/index.ts'
import { putSetting } from '../site/index.ts'
import { waysSetting } from './mail.settings.ts'

type Mail = { id: number; is_read: number; title: string; content: string; pid: number; is_system: number }
type Thread = { id: number; state: string; assigned_name: string }
export const START = '2026-01-15T04:00:10Z'

/** What the tests of mail do: write, read, answer, and let happen what the product writes about. */
export const createMailbox = (env: () => Env) => {
  const { data, ok, outcome, member_id } = createScenario(env)
  /** The books are right, and nothing of one case is left for the next. */
  const clear = async () => {
    await env().drain()
    expect(await env().invariants()).toEqual([])
    // A one-time code of staff's is good once.
    env().clock.advance(31_000)
    await env().owner.run(sql`delete from mail.outgoing`)
    await env().owner.run(sql`delete from mail.messages`)
    await env().owner.run(sql`delete from mail.campaigns`)
    await env().owner.run(sql`delete from mail.threads`)
    await env().owner.run(sql`delete from mail.templates`)
    await env().owner.run(sql`truncate policy.bars, policy.limits, protection.exclusions`)
    await putSetting(env().db, waysSetting, { email: false, push: false })
  }

  const inbox = async (as = 'alice', lang = 'en') => {
    const { data: page, unread } = await ok('POST /member/message/list', { as, body: { limit: 50 }, lang })
    return { mails: (page as { data: Mail[] }).data, unread }
  }

  const outbox = async (as = 'alice') =>
    (await data<{ data: Mail[] }>('POST /member/message/send_list', { as, body: {} })).data
  const write = async (content: string, as = 'alice', pid?: number) =>
    (
      await data<{ id: number }>(`POST /member/message/send${pid === undefined ? '' : `/${pid}`}`, {
        as,
        body: { title: 'help', content },
      })
    ).id
  const threads = async (query: Record<string, string> = {}) =>
    (await data<{ data: Thread[] }>('GET /office/mail/threads', { as: 'sofia', query })).data
  const step = (name: string, id: number, as = 'sofia', body: object = {}) =>
    outcome(`POST /office/mail/threads/${id}/${name}`, { as, body })
  const answer = (id: number, content = 'we look', as = 'sofia') => step('answer', id, as, { content })
  const tellAll = async () => {
    const about = {
      member_id: await member_id('alice'),
      id: env().ids.uuid(),
      bill_no: 'X1',
      asset: 'CNY',
      amount: 12_345n,
    }
    const title = { zh_cn: '首存', en: 'First' }
    const tell = () =>
      env().db.tx(async (tx) => {
        await emit(tx, depositCredited, { ...about, channel_id: 1, payment_type: 'x' })
        await emit(tx, withdrawalPaid, { ...about, fee: 45n })
        await emit(tx, withdrawalRefused, { ...about, reason: 'no card' })
        await emit(tx, bonusGranted, { ...about, title })
        await emit(tx, loanReminded, { ...about, due_on: '2026-02-01', is_overdue: false })
        await emit(tx, loanReminded, { ...about, due_on: '2026-02-01', is_overdue: true })
      })
    await tell()
    await tell()
    await env().drain()
  }
  return { clear, inbox, outbox, write, threads, step, answer, tellAll }
}
