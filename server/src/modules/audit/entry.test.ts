import { raw, sql } from '../../kernel/db.ts'
import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from './entry.rules.ts'
import { findActions, findActors, findAuditPage, recordAudit } from './entry.sql.ts'

let d: TestDb
beforeAll(async () => {
  d = await createTestDb({ start_at: '2026-11-21T04:00:00Z' })
})
afterAll(() => d.stop())

const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  actor: { type: 'staff', id: 1, name: 'erin' },
  action: 'cashier.deposit_credited',
  target: 'deposit:1',
  ...change,
})
const write = (change?: Partial<AuditEntry>) => d.db.tx((tx) => recordAudit(tx, entry(change)))
const all = { page: 1, limit: 100 }

describe('R6.6 the audit log', () => {
  it('keeps actor, reason, both states and where the call came from', async () => {
    await write({
      target: 'deposit:kept',
      reason: 'seen on the statement',
      before: { state: 'pending' },
      after: { state: 'credited', amount_minor: 12_00n },
      ip: '192.0.2.1',
      request_id: 'r-1',
    })
    const { rows } = await findAuditPage(d.db, { ...all, keyword: 'deposit:kept' })
    expect(rows).toEqual([
      expect.objectContaining({
        actor_type: 'staff',
        actor_name: 'erin',
        action: 'cashier.deposit_credited',
        target: 'deposit:kept',
        reason: 'seen on the statement',
        before: { state: 'pending' },
        after: { state: 'credited', amount_minor: '1200' },
        ip: '192.0.2.1',
        request_id: 'r-1',
      }),
    ])
  })

  it('never keeps what looks like a secret', async () => {
    await write({
      target: 'secret',
      after: { password: 'x1', qk_pwd: 'x2', deep: { access_token: 'x3', card_no: 'x4', name: 'kept' } },
    })
    const { rows } = await findAuditPage(d.db, { ...all, keyword: 'secret' })
    expect(rows[0]?.after).toEqual({
      password: '***',
      qk_pwd: '***',
      deep: { access_token: '***', card_no: '***', name: 'kept' },
    })
  })

  it('shows what a rule was whose name only sounds like a secret, and no list of secrets', async () => {
    const risk = { password_changed: { on: false, hours: 48 }, tokens: ['one', 'two'] }
    await write({ target: 'setting:risk', after: { value: risk } })
    const { rows } = await findAuditPage(d.db, { ...all, keyword: 'setting:risk' })
    expect(rows[0]?.after).toEqual({ value: { ...risk, tokens: '***' } })
  })

  it('holds nothing of what was rolled back', async () => {
    const { total } = await findAuditPage(d.db, all)
    await expect(
      d.db.tx(async (tx) => {
        await recordAudit(tx, entry())
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect((await findAuditPage(d.db, all)).total).toBe(total)
  })

  it.each(["update audit.entries set reason = 'x'", 'delete from audit.entries', 'truncate audit.entries'])(
    'the application may not: %s',
    async (statement) => {
      await expect(d.db.pool.query(statement)).rejects.toThrow(/permission denied/)
    },
  )

  it.each(["update audit.entries set reason = 'x'", 'delete from audit.entries', 'truncate audit.entries'])(
    'the owner is stopped too: %s',
    async (statement) => {
      await expect(d.owner.pool.query(statement)).rejects.toThrow(/append-only/)
    },
  )

  it('is found by keyword, wildcards taken literally, and by time', async () => {
    d.clock.advance(60_000)
    await write({ target: 'member:100%', actor: { type: 'system', name: 'sweeper' } })
    const find = async (asked: object) => (await findAuditPage(d.db, { ...all, ...asked })).rows.map((r) => r.target)
    expect(await find({ keyword: '100%' })).toEqual(['member:100%'])
    expect(await find({ keyword: '0_%' })).toEqual([])
    expect(await find({ keyword: 'SWEEP' })).toEqual(['member:100%'])
    expect(await find({ from: d.clock.now() })).toEqual(['member:100%'])
    expect(await find({ to: d.clock.now() })).not.toContain('member:100%')
  })

  it('comes in pages, newest first', async () => {
    for (const nth of ['oldest', 'middle', 'newest']) await write({ target: `page:${nth}` })
    const { rows, total } = await findAuditPage(d.db, { page: 2, limit: 1, keyword: 'page:' })
    expect({ targets: rows.map((r) => r.target), total }).toEqual({ targets: ['page:middle'], total: 3 })
  })
})

describe('R6.6 the audit log narrowed', () => {
  let log: TestDb
  beforeAll(async () => {
    log = await createTestDb({ start_at: '2026-11-21T04:00:00Z' })
    const erin = { type: 'staff', id: 1, name: 'erin' } as const
    const others = [
      { type: 'member', id: 1, name: 'erin' },
      { type: 'staff', id: 2, name: 'erin2' },
      { type: 'system', name: 'login' },
    ] as const
    await log.db.tx(async (tx) => {
      await recordAudit(tx, { actor: erin, action: 'cashier.card_read', target: 'withdrawal:QK1' })
      await recordAudit(tx, { actor: erin, action: 'cashier.card_read', target: 'withdrawal:QK10' })
      await recordAudit(tx, { actor: erin, action: 'staff.logged_in', target: 'staff:1' })
      for (const actor of others) await recordAudit(tx, { actor, action: 'staff.logged_in', target: 'staff:1' })
    })
  })
  afterAll(() => log.stop())
  const erin = { actor_type: 'staff', actor_name: 'erin' } as const

  it.each([
    ['to a person, not to others of that name or who begin like them', { actor: erin }, 3],
    ['to an action', { action: 'staff.logged_in' }, 4],
    ['to a thing, whole', { target: 'withdrawal:QK1' }, 1],
    ['to all of these', { actor: erin, action: 'cashier.card_read', target: 'withdrawal:QK10' }, 1],
    ['to what nobody did', { actor: erin, action: 'x.y' }, 0],
  ])('%s', async (_, asked, n) => {
    const { rows, total } = await findAuditPage(log.db, { ...all, ...asked })
    expect([rows.length, total]).toEqual([n, n])
  })

  it('in pages, with the number of all', async () => {
    const { rows, total } = await findAuditPage(log.db, { actor: erin, page: 2, limit: 2 })
    expect([rows.map(({ target }) => target), total]).toEqual([['withdrawal:QK1'], 3])
  })

  it('offers each action and each person once, members aside', async () => {
    expect(await findActions(log.db)).toEqual(['cashier.card_read', 'staff.logged_in'])
    expect(await findActors(log.db)).toEqual([
      erin,
      { actor_type: 'staff', actor_name: 'erin2' },
      { actor_type: 'system', actor_name: 'login' },
    ])
    await expect(findActions(d.db)).resolves.not.toContain('staff.logged_in')
  })

  it('reads neither the log of others nor all of it: every filter has an index in its order', async () => {
    const explain = (where: string) =>
      log.owner.tx(async (tx) => {
        await tx.run(sql`set local enable_seqscan = off`)
        const plan = sql`explain select id from audit.entries where ${raw(where)} order by created_at desc, id desc limit 20`
        return JSON.stringify(await tx.many(plan))
      })
    expect(await explain("actor_type = 'staff' and actor_name = 'erin'")).toMatch(/Index .*entries_of_actor/)
    expect(await explain("action = 'staff.logged_in'")).toMatch(/Index .*entries_of_action/)
    expect(await explain("target = 'staff:1'")).toMatch(/Index .*entries_of_target/)
  })
})
