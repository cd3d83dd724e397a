import { crc32, deflateSync } from 'node:zlib'
import { PAPER_BYTES } from '@moongate/contract/papers.states'
import { type Env, startEnv } from '@moongate/testing/env'
import { askWhileHeld } from '@moongate/testing/hold'
import { createScenario } from '@moongate/testing/scenario'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createSealer } from '../../kernel/seal.ts'
import { composeModules } from '../../compose.ts'
import { findOwnPicture } from './picture.sql.ts'
import { sealPicturesAnew, showPicture } from './vault.ts'
import { photo, createPapers } from './test-papers.ts'

let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
const { upload, keep, clear } = createPapers(() => env)

const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
/** A whole PNG of a few bytes that would be a square of so many points a side. */
const buildBomb = (side: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const lines = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  // A second person who sees papers.
  await env.owner.run(sql`update staff.staff set roles = array['risk'] where name = 'frank'`)
})
afterAll(() => env.stop())

describe('R6.2 what is taken for a picture', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a JPEG', () => photo().jpeg().toBuffer(), '200'],
    ['a PNG', () => photo().png().toBuffer(), '200'],
    ['a WebP', () => photo().webp().toBuffer(), '200'],
    ['nothing', () => Buffer.alloc(0), '415 papers.picture_invalid'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '415 papers.picture_invalid'],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>'), '415 papers.picture_invalid'],
    ['a document', () => Buffer.from('%PDF-1.7'), '415 papers.picture_invalid'],
    ['a GIF', () => photo().gif().toBuffer(), '415 papers.picture_invalid'],
    ['the head of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), '415 papers.picture_invalid'],
    [
      'a JPEG that breaks off',
      async () => (await photo(400, 400).jpeg().toBuffer()).subarray(0, 600),
      '415 papers.picture_invalid',
    ],
    ['a bomb', () => buildBomb(10_000), '415 papers.picture_invalid'],
    ['more than 4 MB', () => Buffer.alloc(PAPER_BYTES + 1, 0xff), '413 papers.picture_large'],
  ])('%s', async (_case, make, said) => {
    await clear()
    expect(await upload(await make())).toBe(said)
  })

  it('is drawn anew: neither what it told of itself nor what hung behind it stays', async () => {
    await clear()
    const hidden = Buffer.from('PK\u0003\u0004 an archive behind the picture')
    const bytes = Buffer.concat([await photo().jpeg().toBuffer(), hidden])
    const file = { bytes, type: 'image/jpeg' }
    const { id } = await data<{ id: string }>('POST /member/papers/pictures', { as: 'alice', file })
    const answer = await env.call(`GET /member/papers/pictures/${id}`, { as: 'alice' })
    expect(answer.headers['cache-control']).toBe('no-store')
    const { image } = answer.body.data as { image: string }
    const drawn = Buffer.from(image.replace('data:image/webp;base64,', ''), 'base64')
    const meta = await sharp(drawn).metadata()
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 40, 30, undefined])
    expect(drawn.includes('an archive')).toBe(false)
  })

  it('of twelve at once eight are kept', async () => {
    await clear()
    const lock = 'lock table papers.pictures in share mode'
    const [said] = await askWhileHeld(env.owner, {
      lock,
      asks: [() => Promise.all(Array.from({ length: 12 }, async () => upload(await photo().png().toBuffer())))],
    })
    const kept = (said as string[]).filter((one) => one === '200')
    expect(kept).toHaveLength(8)
  })

  it('waits until it is sent in or taken back, eight at most', async () => {
    await clear()
    const [first = ''] = await Promise.all(Array.from({ length: 8 }, () => keep()))
    expect(await upload(await photo().png().toBuffer())).toBe('409 papers.too_many_waiting')
    expect(await outcome(`POST /member/papers/pictures/${first}/drop`, { as: 'bobby', body: {} })).toBe(
      '404 papers.picture_unknown',
    )
    await ok(`POST /member/papers/pictures/${first}/drop`, { as: 'alice', body: {} })
    expect((await data<{ waiting: string[] }>('GET /member/papers', { as: 'alice' })).waiting).toHaveLength(7)
  })
})

it('R6.2 the database holds no picture, and another SECRET opens none', async () => {
  await clear()
  const id = await keep()
  const rows = await env.owner.many<{ sealed: Buffer }>(sql`select sealed from papers.pictures`)
  for (const { sealed } of rows)
    for (const sign of [Buffer.from('WEBP'), Buffer.from('PNG'), Buffer.from([0xff, 0xd8, 0xff])])
      expect(Buffer.from(sealed).includes(sign)).toBe(false)
  const d = composeModules(env)
  const find = async () => {
    const found = await findOwnPicture(env.db, await member_id('alice'), id)
    if (!found) throw new Error('the picture is gone')
    return found
  }
  const other = createSealer('another secret of more than thirty-two characters', env.rng)
  const picture = await find()
  expect(showPicture(d, picture)).toMatch(/^data:image\/webp/)
  expect(() => showPicture({ ...d, sealer: other }, picture)).toThrow('papers.picture_unreadable')
  expect(() => showPicture(d, { ...picture, member_id: 1_000_000 })).toThrow('papers.picture_unreadable')
  // The secret is replaced: the key is sealed anew, the picture stays as it is.
  expect(await env.owner.tx((tx) => sealPicturesAnew(tx, d.sealer, other))).toEqual({ sealed: 1, unopened: 0 })
  const carried = await find()
  expect(Buffer.from(carried.sealed)).toEqual(Buffer.from(picture.sealed))
  expect(showPicture({ ...d, sealer: other }, carried)).toMatch(/^data:image\/webp/)
  expect(() => showPicture(d, carried)).toThrow('papers.picture_unreadable')
  expect(await env.owner.tx((tx) => sealPicturesAnew(tx, undefined, d.sealer))).toEqual({ sealed: 0, unopened: 1 })
})
