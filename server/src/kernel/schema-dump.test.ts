import { readFileSync } from 'node:fs'
import { createDatabase } from '@moongate/testing'
import { expect, it } from 'vitest'
import { createDb, sql } from './db.ts'
import { dumpSchema } from './schema-dump.ts'

it('server/schema.sql is what the migrations make', async () => {
  const database = await createDatabase()
  const owner = createDb(database.url, { role: null, max: 1 })
  try {
    const made = await dumpSchema(owner)
    expect(
      made === readFileSync(new URL('../../schema.sql', import.meta.url), 'utf8'),
      'a migration changed the database: run "npm run schema" and commit server/schema.sql',
    ).toBe(true)
    await owner.run(sql`alter table kernel.seeded add column extra int`)
    expect(await dumpSchema(owner)).not.toBe(made)
  } finally {
    await owner.close()
    await database.drop()
  }
})
