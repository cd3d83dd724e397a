import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { previewAudience } from './audience.ts'

/** More than are read at once, and no multiple of it. */
const MEMBERS = 4100
let d: TestDb
beforeAll(async () => {
  d = await createTestDb({ start_at: '2026-03-01T00:00:00Z' })
  const now = d.clock.now()
  // Every third from Thailand, every fifth away for long, every seventh on some level.
  await d.owner.run(sql`insert into members.members (name, phone, registered_at, last_login_at)
    select 'reached' || n, case n % 3 when 0 then '+668' || lpad(n::text, 8, '0') else '' end, ${now}::timestamptz,
      ${now}::timestamptz - case n % 5 when 0 then interval '8 days' else interval '1 day' end
    from generate_series(1, ${MEMBERS}::int) n`)
  // Neither a demo account nor one that may not play is reached.
  await d.owner.run(sql`insert into members.members (name, phone, is_demo, state, registered_at, last_login_at)
    values ('trial', '', true, 'active', ${now}, ${now}), ('stopped', '+66899999999', false, 'frozen', ${now}, ${now})`)
  await putSetting(d.db, switchSettings.levelup, '1')
  await d.owner
    .run(sql`insert into levelup.levels (ladder, level, needed, gift, weekly, monthly, credit, rebate_ppm, is_fast, manager)
    values ('slot', 1, 1000, 0, 0, 0, 0, 0, false, '')`)
  await d.owner.run(sql`insert into levelup.standings (member_id, ladder, effective)
    select id, 'slot', 1000000000000 from members.members where id % 7 = 0`)
})
afterAll(() => d.stop())

it('R6.6 an audience is counted among all members of seven days, however many', async () => {
  const counted = await d.db.one<{ members: number; thai: number; level: number }>(sql`select count(*)::int as members,
      count(*) filter (where phone <> '')::int as thai, count(*) filter (where phone <> '' and id % 7 = 0)::int as level
    from members.members where name like 'reached%' and last_login_at >= kernel.now() - interval '7 days'`)
  expect(counted.members).toBe((MEMBERS / 5) * 4)
  expect(await previewAudience(d, { countries: ['TH'], level_from: 1, visible: true })).toEqual({
    members: counted.members,
    now: null,
    after: { see: counted.thai, apply: counted.level },
    applications: 0,
    amount: 0n,
  })
})
