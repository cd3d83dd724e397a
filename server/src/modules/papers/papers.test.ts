import { crc32, deflateSync } from 'node:zlib'
import { OPEN_PAPER, PICTURE_BYTES } from '@moongate/contract/papers.states'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createSealer } from '../../kernel/seal.ts'
import { composeModules } from '../../compose.ts'
import { findOwnPicture } from './picture.sql.ts'
import { sealPicturesAnew, showPicture } from './vault.ts'

let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
let n = 0
const key = () => `papers-test-${++n}`
const DAY_MS = 86_400_000

const photo = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } }).withExif({
    IFD0: { Copyright: 'a secret place' },
  })
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
const upload = (bytes: Buffer, type = 'image/jpeg', as = 'alice') =>
  outcome('POST /member/papers/pictures', { as, file: { bytes, type } })
const keep = async (as = 'alice'): Promise<string> => {
  const file = { bytes: await photo().jpeg().toBuffer(), type: 'image/jpeg' }
  return (await data<{ id: string }>('POST /member/papers/pictures', { as, file })).id
}
const send = (kind: string, pictures: string[], as = 'alice', k = key()) =>
  outcome('POST /member/papers', { as, key: k, body: { kind, pictures } })
/** A passport of alice's that waits. */
const sendPassport = async (): Promise<string> => {
  expect(await send('passport', [await keep()])).toBe('200')
  const { papers } = await data<{ papers: { id: string }[] }>('GET /member/papers', { as: 'alice' })
  return papers[0]?.id ?? ''
}
const step = (id: string, name: string, body: object = {}, as = 'erin') =>
  outcome(`POST /office/papers/${id}/${name}`, { as, body })
const DATES = { good_until: '2030-01-01', birth_on: '1990-01-01' }
const standing = async () => (await data<{ standing: string }>('GET /member/papers', { as: 'alice' })).standing

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  // A second person who sees papers.
  await env.owner.run(sql`update staff.staff set roles = array['risk'] where name = 'frank'`)
})
afterAll(() => env.stop())
const clear = async () => {
  await env.owner.run(sql`truncate papers.pictures, papers.papers, papers.asks`)
  await env.owner.run(sql`truncate claims.claims`)
}

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
    ['more than 4 MB', () => Buffer.alloc(PICTURE_BYTES + 1, 0xff), '413 papers.picture_large'],
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

it('R6.2 a paper is sent in, taken by one person, accepted by them alone, and nobody else sees it', async () => {
  await clear()
  expect(await standing()).toBe('none')
  const id = await sendPassport()
  expect(await standing()).toBe('submitted')
  expect(await send('passport', [await keep()])).toBe('409 papers.waits_already')
  expect(await step(id, 'accept', DATES)).toBe('409 papers.state_changed')
  expect(await step(id, 'take')).toBe('200')
  expect(await standing()).toBe('in_review')
  for (const name of ['take', 'release', 'accept', 'refuse'])
    expect(await step(id, name, { ...DATES, reason: '看不清楚' }, 'frank')).toBe('409 papers.taken')
  expect(await step(id, 'accept', { ...DATES, birth_on: '2020-01-01' })).toBe('409 papers.too_young')
  expect(await step(id, 'accept', {})).toBe('422 papers.dates_missing')
  expect(await step(id, 'accept', DATES)).toBe('200')
  expect(await standing()).toBe('accepted')
  expect(await step(id, 'refuse', { reason: '看不清楚' })).toBe('409 papers.state_changed')
  expect(await send('passport', [await keep()])).toBe('409 papers.accepted_already')

  const { paper } = await data<{ paper: { pictures: string[] } }>(`GET /office/papers/${id}`, { as: 'erin' })
  const [picture = ''] = paper.pictures
  const looks = [
    `/member/papers/pictures/${picture}`,
    `/office/papers/${id}`,
    `/office/papers/${id}/pictures/${picture}`,
  ]
  const hear = async (as?: string) =>
    (await Promise.all(looks.map((look) => outcome(`GET ${look}`, as === undefined ? {} : { as }))))
      .map((said) => said.slice(0, 3))
      .join(' ')
  expect([await hear('alice'), await hear('bobby'), await hear('sofia'), await hear(), await hear('frank')]).toEqual([
    '200 401 401',
    '404 401 401',
    '401 403 403',
    '401 401 401',
    '401 200 200',
  ])
  const told = await env.owner.many<{ actor_name: string; action: string }>(
    sql`select actor_name, action from audit.entries where action like 'papers.%' order by id`,
  )
  expect(told.map(({ actor_name, action }) => `${actor_name} ${action}`)).toEqual(
    expect.arrayContaining(['erin papers.take', 'erin papers.accept', 'frank papers.picture_read']),
  )
})

it("R6.2 what is refused is told in the reader's language, and may be sent again", async () => {
  await clear()
  const id = await sendPassport()
  await step(id, 'take')
  expect(await step(id, 'refuse', { reason: '图片不清晰，请重新拍摄 第一张' })).toBe('200')
  const { papers } = await data<{ papers: { reason: string }[] }>('GET /member/papers', { as: 'alice', lang: 'en' })
  expect(papers.map(({ reason }) => reason)).toEqual(['The picture cannot be read, please take it again 第一张'])
  expect(await standing()).toBe('refused')
  await sendPassport()
  expect(await standing()).toBe('submitted')
})

it('R6.2 what a claim held is free again when it has run out', async () => {
  await clear()
  const id = await sendPassport()
  await step(id, 'take')
  env.clock.advance(10 * 60_000)
  expect(await step(id, 'accept', DATES)).toBe('409 papers.not_taken')
  expect(await step(id, 'take', {}, 'frank')).toBe('200')
  expect(await step(id, 'release', {}, 'frank')).toBe('200')
  expect(await standing()).toBe('submitted')
})

it('R6.2 staff ask for more: until it is accepted the member has not shown who they are', async () => {
  await clear()
  const id = await sendPassport()
  await step(id, 'take')
  await step(id, 'accept', DATES)
  const alice = await member_id('alice')
  const ask = (as = 'erin') =>
    outcome(`POST /office/papers/members/${alice}/ask`, { as, body: { kind: 'funds', reason: '请补充资金来源' } })
  expect([await ask(), await ask(), await ask('sofia')]).toEqual([
    '200',
    '409 papers.asked_already',
    '403 common.forbidden',
  ])
  expect(await standing()).toBe('asked')
  expect(await send('funds', [await keep()])).toBe('200')
  const { data: rows } = await data<{ data: { id: string }[] }>('GET /office/papers', {
    as: 'erin',
    query: { open: '1' },
  })
  await step(rows[0]?.id ?? '', 'take')
  expect(await step(rows[0]?.id ?? '', 'accept')).toBe('200')
  expect(await standing()).toBe('accepted')
})

it('R6.2 of many at once one is sent in, one person takes it and one decision holds', async () => {
  await clear()
  const pictures = [await keep()]
  const one = key()
  const sent = await Promise.all(Array.from({ length: 20 }, () => send('passport', pictures, 'alice', one)))
  expect(new Set(sent)).toEqual(new Set(['200']))
  const [{ id } = { id: '' }, ...more] = await env.owner.many<{ id: string }>(sql`select id from papers.papers`)
  expect(more).toEqual([])
  const takes = await Promise.all(['erin', 'frank'].map((as) => step(id, 'take', {}, as)))
  expect(takes.toSorted()).toEqual(['200', '409 papers.taken'])
  const as = takes[0] === '200' ? 'erin' : 'frank'
  const again = await keep()
  const ends = await Promise.all([
    step(id, 'accept', DATES, as),
    step(id, 'refuse', { reason: '看不清楚' }, as),
    send('passport', [again]),
  ])
  expect(ends.slice(0, 2).toSorted()).toEqual(['200', '409 papers.state_changed'])
  const open = await env.owner.many(sql`select 1 from papers.papers where state = any (${OPEN_PAPER})`)
  expect(open.length).toBe(ends[2] === '200' ? 1 : 0)
})

it('R6.2 of eight at once, each with a picture and a key of its own, one is sent in and the others are told so', async () => {
  await clear()
  const pictures: string[] = []
  for (let at = 0; at < 8; at += 1) pictures.push(await keep())
  const sent = await Promise.all(pictures.map((picture) => send('passport', [picture])))
  expect(sent.toSorted()).toEqual(['200', ...Array.from({ length: 7 }, () => '409 papers.waits_already')])
})

it('R6.2 the clock ends what has run out and destroys pictures that nobody needs', async () => {
  await clear()
  const id = await sendPassport()
  await step(id, 'take')
  await step(id, 'accept', { ...DATES, good_until: '2026-01-20' })
  await keep()
  const tidy = async () => {
    await env.db.run(sql`select kernel.enqueue('papers.tidy', '{}'::json, null, null, 1)`)
    await env.drain()
    const { n } = await env.owner.one<{ n: number }>(sql`select count(*)::int as n from papers.pictures`)
    env.call.forget()
    return [await standing(), n]
  }
  expect(await tidy()).toEqual(['accepted', 2])
  env.clock.advance(DAY_MS + 1000)
  expect(await tidy()).toEqual(['accepted', 1])
  env.clock.advance(5 * DAY_MS)
  expect(await tidy()).toEqual(['expired', 1])
  env.clock.advance(30 * DAY_MS)
  expect(await tidy()).toEqual(['expired', 1])
  env.clock.advance(1000)
  expect(await tidy()).toEqual(['expired', 0])
  const { papers } = await data<{ papers: { pictures_gone_at: string | null }[] }>('GET /member/papers', {
    as: 'alice',
  })
  expect(papers.map((paper) => paper.pictures_gone_at !== null)).toEqual([true])
})

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
