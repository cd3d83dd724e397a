import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { sumAllowed } from './effect.ts'

/** More than are read at once, and no multiple of it. */
const BORROWERS = 4100
let d: TestDb
beforeAll(async () => {
  d = await createTestDb()
  await putSetting(d.db, switchSettings.levelup, '1')
  await d.owner
    .run(sql`insert into levelup.levels (ladder, level, needed, gift, weekly, monthly, credit, rebate_ppm, is_fast, manager)
    select 'live', n, n * 1000, 0, 0, 0, n * 77700, 0, false, '' from generate_series(1, 16) n`)
  const all = sql`generate_series(0, ${BORROWERS}::int) n`
  await d.owner.run(sql`insert into credit.members (member_id) select n from ${all}`)
  await d.owner.run(
    sql`insert into levelup.standings (member_id, ladder, effective) select n, 'live', n * 4 from ${all} where n > 0`,
  )
})
afterAll(() => d.stop())

it.each([null, 1_000_00n, 10_000_00n])(
  'R9.4 what all borrowers may owe together is what each of them may, under the cap %s',
  async (cap) => {
    const { n } = await d.owner.one<{ n: bigint }>(
      sql`select sum(least(credit, coalesce(${cap}::bigint, credit)))::bigint as n from levelup.privileges where member_id > 0`,
    )
    expect(n).toBeGreaterThan(0n)
    expect(await sumAllowed(d.db, { cap })).toBe(n)
  },
)
