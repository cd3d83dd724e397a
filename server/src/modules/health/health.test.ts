import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCallLog } from './call-log.ts'
import { addCall, judgeHealth, MOST_TIMES, type Noted } from './health.rules.ts'
import { forgetOld } from './health.sql.ts'
import { readHealth } from './health.ts'

describe('R9.2 how a supplier does', () => {
  it.each([
    ['nobody called', { answered: 0, silent: 0, is_open: false }, 'none'],
    ['all answered', { answered: 40, silent: 0, is_open: false }, 'good'],
    ['one of forty stayed without an answer', { answered: 39, silent: 1, is_open: false }, 'good'],
    ['one of twenty did', { answered: 19, silent: 1, is_open: false }, 'poor'],
    ['no answer at all', { answered: 0, silent: 3, is_open: false }, 'silent'],
    ['nobody new is let in', { answered: 40, silent: 5, is_open: true }, 'silent'],
  ] as const)('%s', (_, figures, state) => expect(judgeHealth(figures)).toBe(state))

  it('keeps no more times of a minute than tell something', () => {
    let noted: Noted | undefined
    for (let i = 0; i <= MOST_TIMES; i++) noted = addCall(noted, { callee: 'A', is_answered: true, took_ms: i }, 60_000)
    expect([noted?.answered, noted?.took_ms.length]).toEqual([MOST_TIMES + 1, MOST_TIMES])
  })
})

describe('R9.2 what all processes noted', () => {
  let d: TestDb
  beforeAll(async () => {
    d = await createTestDb({ start_at: '2026-11-21T04:00:00Z' })
  })
  afterAll(() => d.stop())
  const answered = (callee: string, took_ms: number) => ({ callee, is_answered: true, took_ms })
  const silent = (callee: string, open_since_ms?: number) => ({
    callee,
    is_answered: false,
    took_ms: 8000,
    open_since_ms,
  })

  it('adds up to the figures of an hour, and is forgotten after two days', async () => {
    const [api, worker] = [createCallLog(d), createCallLog(d)]
    for (const took_ms of [10, 20, 30, 900]) api.note(answered('AA', took_ms))
    worker.note(silent('AA'))
    await Promise.all([api.close(), worker.close()])
    d.clock.advance(60_000)
    api.note(answered('AA', 40))
    await api.close()
    expect((await readHealth(d.db))('AA')).toEqual({
      answered: 5,
      silent: 1,
      p50_ms: 30,
      p95_ms: 900,
      open_since: null,
      state: 'poor',
    })
    d.clock.advance(3_600_000)
    expect((await readHealth(d.db))('AA')).toMatchObject({ answered: 0, state: 'none' })
    d.clock.advance(2 * 86_400_000)
    expect(await forgetOld(d.db)).toBeGreaterThanOrEqual(2)
  })

  it('shows a breaker that is open in any process, until that one says otherwise or is heard of no more', async () => {
    const [api, worker] = [createCallLog(d), createCallLog(d)]
    const since = d.clock.now()
    api.note(answered('BB', 10))
    worker.note(silent('BB', since.getTime()))
    await Promise.all([api.close(), worker.close()])
    expect((await readHealth(d.db))('BB')).toMatchObject({ open_since: since, state: 'silent' })
    worker.note(answered('BB', 10))
    await worker.close()
    expect((await readHealth(d.db))('BB')).toMatchObject({ open_since: null })
    worker.note(silent('BB', since.getTime()))
    await worker.close()
    d.clock.advance(11 * 60_000)
    expect((await readHealth(d.db))('BB')).toMatchObject({ open_since: null, silent: 2 })
  })

  it('is dropped where it cannot be written, and no call hears of it', async () => {
    const log = createCallLog({ ...d, db: { ...d.db, run: () => Promise.reject(new Error('away')) } })
    log.note(answered('CC', 10))
    await expect(log.close()).resolves.toBeUndefined()
    expect((await readHealth(d.db))('CC')).toMatchObject({ answered: 0 })
  })
})
