import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry } from './entry.rules.ts'
import { findAuditPage, recordAudit } from './entry.sql.ts'

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
      reason: 'seen on the statement',
      before: { state: 'pending' },
      after: { state: 'credited', amount_minor: 12_00n },
      ip: '192.0.2.1',
      request_id: 'r-1',
    })
    const { rows } = await findAuditPage(d.db, all)
    expect(rows).toEqual([
      expect.objectContaining({
        actor_type: 'staff',
        actor_name: 'erin',
        action: 'cashier.deposit_credited',
        target: 'deposit:1',
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
    const { rows, total } = await findAuditPage(d.db, { page: 2, limit: 1 })
    expect({ targets: rows.map((r) => r.target), total }).toEqual({ targets: ['secret'], total: 3 })
  })
})
