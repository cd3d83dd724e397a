import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { type Channel, createDeposits } from './test-deposits.ts'

let env: Env
const { data, outcome, job } = createScenario(() => env)
let channel: Channel
const { report, made, upload, endOrders } = createDeposits({ env: () => env, channel: () => channel })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  const channels = await data<Channel[]>('GET /payment/normal/list', { as: 'alice' })
  channel = channels[0] as Channel
})
afterAll(() => env.stop())
afterEach(endOrders)

describe('R2.33 the picture of a transfer', () => {
  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } }).withExif({
      IFD0: { Copyright: 'a secret place' },
    })

  it('is drawn anew without what hides in it, goes with the report, and only staff see it', async () => {
    const { file_url } = await upload(await photo().jpeg().toBuffer(), 'image/jpeg')
    const id = await made({ picture: file_url })
    const { image } = await data<{ image: string }>(`GET /office/deposits/${id}/picture`, { as: 'sofia' })
    const read = `select a.actor_name from audit.entries a join cashier.deposits d on a.target = 'deposit:' || d.bill_no
      where a.action = 'cashier.receipt_read' and d.id = '${id}'`
    expect((await env.owner.pool.query(read)).rows).toEqual([{ actor_name: 'sofia' }])
    const bytes = Buffer.from(image.replace('data:image/webp;base64,', ''), 'base64')
    const meta = await sharp(bytes).metadata()
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 40, 30, undefined])
    expect(await outcome(`GET /office/deposits/${id}/picture`, { as: 'alice' })).toMatch(/^401/)
    expect(await outcome(`GET /office/deposits/${id}/picture`)).toMatch(/^401/)
    expect(await outcome('POST /recharge/normal', report({ picture: file_url }, 'carol'))).toBe(
      '400 cashier.card_missing',
    )
  })

  it('is missing where none was sent', async () => {
    const id = await made()
    expect(await outcome(`GET /office/deposits/${id}/picture`, { as: 'frank' })).toBe('404 cashier.picture_missing')
    expect(await outcome('GET /office/deposits/00000000-0000-7000-8000-000000000000/picture', { as: 'frank' })).toBe(
      '404 cashier.order_not_found',
    )
  })

  it("another member's picture cannot be taken for one's own", async () => {
    const { file_url } = await upload(await photo().png().toBuffer(), 'image/png', 'bobby')
    expect(await outcome('POST /recharge/normal', report({ picture: file_url }))).toBe('415 cashier.picture_invalid')
  })

  it.each([
    [
      'an SVG',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
      'image/svg+xml',
    ],
    [
      'an SVG that says it is a PNG',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      'image/png',
    ],
    ['a broken PNG', async () => (await photo().png().toBuffer()).subarray(0, 60), 'image/png'],
    [
      'a page behind the first bytes of a JPEG',
      () => Promise.resolve(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')])),
      'image/jpeg',
    ],
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 'image/png'],
  ])('%s is refused', async (_case, bytes, type) => {
    expect(await upload(await bytes(), type)).toMatchObject({ code: 415, error: 'cashier.picture_invalid' })
  })

  it('a picture that became part of no report is forgotten', async () => {
    const count = () => env.owner.one<{ n: number }>(sql`select count(*)::int as n from cashier.pictures`)
    env.clock.advance(49 * 3_600_000)
    env.call.forget()
    await job('cashier.forget_pictures')
    const before = (await count()).n
    const { file_url } = await upload(await photo().jpeg().toBuffer(), 'image/jpeg')
    await upload(await photo().png().toBuffer(), 'image/png')
    await made({ picture: file_url })
    expect((await count()).n).toBe(before + 2)
    env.clock.advance(49 * 3_600_000)
    env.call.forget()
    await job('cashier.forget_pictures')
    expect((await count()).n).toBe(before + 1)
  })
})
