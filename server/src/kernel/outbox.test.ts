import { createTestDb, drainJobs, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Reader, sql } from './db.ts'
import { defineEvent, minor, moment } from './event.ts'
import { defineJob, enqueue, handle, noPayload, tabulateJobs } from './jobs.ts'
import { createEventHandlers, emit, listen, type Listener } from './outbox.ts'

let d: TestDb
beforeAll(async () => {
  d = await createTestDb({ start_at: '2026-01-15T04:00:00Z' })
})
afterAll(() => d.stop())
afterEach(async () => {
  await d.owner.run(sql`delete from graphile_worker._private_jobs`)
})

const at = new Date('2026-01-15T04:00:00.123Z')
const paid = defineEvent('test.paid', {
  summary: 'money went out',
  payload: z.object({ id: z.number(), amount: minor, at: moment, note: z.string().nullable() }),
  formerly: 'test.payed',
  former: {
    payload: z.strictObject({ id: z.number(), amount: minor }),
    renew: async (r: Reader, { id, amount }) => ({ id, amount, at, note: await readNote(r, id) }),
  },
})
const readNote = async (r: Reader, id: number) =>
  (await r.one<{ note: string }>(sql`select ${`note of ${id}`} as note`)).note

const heard: unknown[] = []
const hearing = [listen(paid, 'books', async (payload) => void heard.push(payload))]
const drain = (listeners: readonly Listener[] = hearing, events = [paid]) =>
  drainJobs(d, tabulateJobs(createEventHandlers(d.db, events, listeners)))
/** Puts something into the queue past the types, as another version would. */
const enqueueRaw = (task: string, payload: object) =>
  d.db.run(sql`select kernel.enqueue(${task}, ${JSON.stringify(payload)}::json, null, null, 3)`)
const emitRaw = (event: string, payload: object) =>
  enqueueRaw('kernel.event', { event_id: d.ids.uuid(), event, payload })
const queued = async () =>
  (await d.owner.many<{ payload: { payload: unknown } }>(sql`select payload from graphile_worker._private_jobs`)).map(
    (row) => row.payload.payload,
  )

describe('an event', () => {
  it('carries amounts and moments as text in the queue, and as themselves to who listens', async () => {
    await d.db.tx((tx) => emit(tx, paid, { id: 1, amount: -12_345_678_901_234_567_890n, at, note: null }))
    expect(await queued()).toEqual([
      { id: 1, amount: '-12345678901234567890', at: '2026-01-15T04:00:00.123Z', note: null },
    ])
    expect(await drain()).toBe(2)
    expect(heard.splice(0)).toEqual([{ id: 1, amount: -12_345_678_901_234_567_890n, at, note: null }])
  })

  it('of another form is refused by the compiler, and when it is emitted', async () => {
    const good = { id: 1, amount: 5n, at, note: '' }
    const tell = (payload: typeof good) => d.db.tx((tx) => emit(tx, paid, payload))
    // @ts-expect-error -- an amount is a bigint
    await expect(d.db.tx((tx) => emit(tx, paid, { ...good, amount: '5' }))).rejects.toThrow('amount')
    // @ts-expect-error -- every key of the definition
    await expect(d.db.tx((tx) => emit(tx, paid, { id: 1, amount: 5n, at }))).rejects.toThrow('note')
    const wrong: unknown = { ...good, id: 'one' }
    await expect(tell(wrong as typeof good)).rejects.toThrow('id')
    // @ts-expect-error -- a name is no definition
    await expect(d.db.tx(async (tx) => emit(tx, 'test.paid', good))).rejects.toThrow(TypeError)
    expect(await queued()).toEqual([])
  })

  it('of another form is refused when it is read', async () => {
    await emitRaw('test.paid', { id: 1, amount: 'much', at: at.toISOString(), note: '' })
    await expect(drain()).rejects.toThrow('event test.paid differs from its definition')
    await enqueueRaw('event:test.paid:books', { id: 1, amount: '5', note: '' })
    await expect(drain()).rejects.toThrow('event test.paid differs from its definition')
    expect(heard).toEqual([])
  })

  it.each([
    ['under its name', () => emitRaw('test.paid', { id: 2, amount: '7' })],
    ['under the name it had', () => emitRaw('test.payed', { id: 2, amount: '7' })],
    ['in the job of who listens', () => enqueueRaw('event:test.paid:books', { id: 2, amount: '7' })],
    ['in that job by the old name', () => enqueueRaw('event:test.payed:books', { id: 2, amount: '7' })],
  ])('of the version before is heard in the present form: %s', async (_where, queue) => {
    await queue()
    await drain()
    expect(heard.splice(0)).toEqual([{ id: 2, amount: 7n, at, note: 'note of 2' }])
  })

  it('that is passed on twice, as after a crash, is heard once', async () => {
    const once = { event_id: d.ids.uuid(), event: 'test.paid', payload: { id: 3, amount: '7' } }
    for (let i = 0; i < 2; i++) await enqueueRaw('kernel.event', once)
    expect(await drain()).toBe(3)
    expect(heard.splice(0)).toHaveLength(1)
  })

  it('that stands in no table fails instead of being lost, and so does listening to one', async () => {
    const other = defineEvent('test.other', { summary: 'unknown', payload: z.object({}) })
    await d.db.tx((tx) => emit(tx, other, {}))
    await expect(drain()).rejects.toThrow('no event is named test.other')
    expect(() => createEventHandlers(d.db, [paid], [listen(other, 'books', async () => {})])).toThrow(
      'books listens to test.other',
    )
  })
})

describe('a job', () => {
  const count = defineJob('test.count', z.object({ n: z.number(), amount: minor }))

  it('is given what its definition reads from the queue', async () => {
    const got: unknown[] = []
    const jobs = tabulateJobs([handle(count, async ({ n, amount }) => void got.push(n + 1, amount + 1n))])
    await enqueue(d.db, count, { n: 1, amount: 5n })
    await drainJobs(d, jobs)
    expect(got).toEqual([2, 6n])
    await enqueueRaw('test.count', { n: '1', amount: '5' })
    await expect(drainJobs(d, jobs)).rejects.toThrow('expected number')
    expect(got).toHaveLength(2)
  })

  it('of another form is refused by the compiler, and when it is asked for', async () => {
    // @ts-expect-error -- a text where a number is declared
    await expect(enqueue(d.db, count, { n: 'one', amount: 5n })).rejects.toThrow('expected number')
    // @ts-expect-error -- nothing where something is declared
    await expect(enqueue(d.db, count, {})).rejects.toThrow('expected number')
    // @ts-expect-error -- a name is no definition
    await expect(enqueue(d.db, 'test.count', { n: 1, amount: 5n })).rejects.toThrow(TypeError)
    // @ts-expect-error -- the clock knows no payload
    defineJob('test.clock', z.object({ n: z.number() }), { cron: '* * * * *' })
    expect(defineJob('test.clock', noPayload, { cron: '* * * * *' }).cron).toBe('* * * * *')
  })

  it('stands once in the table', () => {
    const work = handle(count, async () => {})
    expect(() => tabulateJobs([work, work])).toThrow('two jobs are named test.count')
  })
})
