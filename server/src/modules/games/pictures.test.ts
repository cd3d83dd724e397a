import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let env: Env
const { data } = createScenario(() => env)
type Pictured = { web_pic: string; mobile_pic: string }

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', suppliers: { SBX: createSandboxSupplier('SBX') } })
  await offerSupplier(env.owner, 'SBX')
})
afterEach(() => env.owner.run(sql`update games.catalogue set web_pic = '' where supplier_code = 'SBX'`))
afterAll(() => env.stop())

const listPictures = async () => {
  const games = await data<{ data: Pictured[] }>('GET /games/lists', { query: { limit: '100' } })
  const suppliers = await data<Pictured[]>('GET /games/apis')
  const nav = await data<{ items: Pictured[] }[]>('GET /games')
  const banners = await data<{ url: string }[]>('GET /banners')
  const entries = [...games.data, ...suppliers, ...nav.flatMap(({ items }) => items)]
  return [...entries.flatMap(({ web_pic, mobile_pic }) => [web_pic, mobile_pic]), ...banners.map(({ url }) => url)]
}

describe('R3.12 pictures are addresses that any client can show', () => {
  it('each answers an image, to pages of other sites too', async () => {
    const urls = new Set(await listPictures())
    expect(urls.size).toBeGreaterThan(3)
    for (const url of urls) {
      const { statusCode, headers } = await env.app.inject(url)
      expect([url, statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
        url,
        200,
        expect.stringMatching(/^image\//),
        'cross-origin',
      ])
    }
  })

  it("an operator's own picture is answered as it is, and stands for the mobile one", async () => {
    await env.owner.run(
      sql`update games.catalogue set web_pic = 'https://pics.example/5.webp' where supplier_code = 'SBX'`,
    )
    const games = await data<{ data: Pictured[] }>('GET /games/lists', { query: { api_code: 'SBX' } })
    expect(games.data).toMatchObject([
      { web_pic: 'https://pics.example/5.webp', mobile_pic: 'https://pics.example/5.webp' },
    ])
  })

  it.each(['dragon', '//evil.example/a.webp', 'javascript:alert(1)'])(
    'no other text is kept as one: %s',
    async (pic) => {
      await expect(
        env.owner.run(sql`update games.catalogue set web_pic = ${pic} where supplier_code = 'SBX'`),
      ).rejects.toThrow(/catalogue_pictures/)
    },
  )
})
