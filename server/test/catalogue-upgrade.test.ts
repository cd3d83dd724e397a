import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, type TestDatabase } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDb, type Pool, sql } from '../src/kernel/db.ts'
import { migrate } from '../src/kernel/migrate.ts'

const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))
/** The files that what was called by a name of our art gets its address by, and that take kinds of bets out of the catalogue. */
const NEW = /^(0022|0023|006[2-4])_/
let base: TestDatabase
let owner: Pool

/** A catalogue as it was when pictures were names of our art, and kinds of bets were games. */
const fill = async () => {
  await owner.run(sql`insert into games.suppliers (code, title, position, web_pic, mobile_pic)
    values ('JZ', '{}', 0, 'crystal-ball', ''), ('OWN', '{}', 1, 'https://pics.example/a.webp', '/own/b.webp')`)
  for (const [code, pic] of [
    ['jzssc', 'crystal-ball'],
    ['jzssc.star2', 'gem-stone'],
    ['odd', 'game-die'],
    ['gone', 'no-such-art'],
  ])
    await owner.run(sql`insert into games.catalogue (supplier_code, game_code, game_type, title, position, web_pic)
      values ('JZ', ${code}, 4, '{}', 0, ${pic})`)
  await owner.run(sql`insert into site.banners (grp, title, subtitle, seal, position, motif, url)
    values ('new1', '{}', '{}', '{}', 0, 'dragon', ''), ('new1', '{}', '{}', '{}', 1, 'trophy', ''), ('new1', '{}', '{}', '{}', 2, 'trophy', 'own.webp'),
      ('new1', '{}', '{}', '{}', 3, 'nothing', '')`)
  await owner.run(sql`insert into site.asides (grp, vertical, horizontal, full_url, effect, title, advs)
    values ('a', 'Bottom', 'right', '', 'hover', '{}', '[]'), ('b', 'wherever', 'centre', '', 'fade', '{}', '[]')`)
}

beforeAll(async () => {
  base = await createDatabase('empty')
  owner = createDb(base.url, { role: null, max: 1, name: 'moongate-test-owner' })
  const older = mkdtempSync(join(tmpdir(), 'moongate-catalogue-'))
  for (const name of readdirSync(migrations).filter((file) => !NEW.test(file)))
    cpSync(join(migrations, name), join(older, name))
  await migrate(base.url, { dir: older })
  rmSync(older, { recursive: true })
  await fill()
  await migrate(base.url)
})
afterAll(async () => {
  await owner.close()
  await base.drop()
})

it('R3.12 names of our art have become addresses, and other addresses stay what they were', async () => {
  expect(await owner.many(sql`select web_pic, mobile_pic from games.suppliers order by position`)).toEqual([
    { web_pic: '/art/crystal-ball.webp', mobile_pic: '' },
    { web_pic: 'https://pics.example/a.webp', mobile_pic: '/own/b.webp' },
  ])
  expect(await owner.many(sql`select motif, url from site.banners order by position`)).toEqual([
    { motif: 'dragon', url: '/art/hero.webp' },
    { motif: 'trophy', url: '/art/trophy.webp' },
    { motif: '', url: '/own.webp' },
    { motif: 'nothing', url: '/art/coin.webp' },
  ])
})

it('R3.12 kinds of bets are out of the catalogue, games stay in it and run everywhere', async () => {
  expect(
    await owner.many(
      sql`select game_code, web_pic, on_desktop and on_mobile as everywhere from games.catalogue order by id`,
    ),
  ).toEqual([
    { game_code: 'jzssc', web_pic: '/art/crystal-ball.webp', everywhere: true },
    { game_code: 'odd', web_pic: '/art/dice.webp', everywhere: true },
    { game_code: 'gone', web_pic: '', everywhere: true },
  ])
})

it('R3.13 an ad stands at a place that there is', async () => {
  expect(await owner.many(sql`select grp, vertical, horizontal, effect from site.asides order by id`)).toEqual([
    { grp: 'a', vertical: 'bottom', horizontal: 'right', effect: 'hover' },
    { grp: 'b', vertical: 'bottom', horizontal: 'left', effect: 'other' },
  ])
})
