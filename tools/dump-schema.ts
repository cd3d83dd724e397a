// npm run schema: migrates an empty database and writes what came of it to server/schema.sql.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@moongate/postgres'
import { createDb } from '../server/src/kernel/db.ts'
import { migrate } from '../server/src/kernel/migrate.ts'
import { dumpSchema } from '../server/src/kernel/schema-dump.ts'

const file = new URL('../server/schema.sql', import.meta.url)
const dir = mkdtempSync(join(tmpdir(), 'moongate-schema-'))
const server = await startPostgres({ dir, durable: false })
try {
  await migrate(server.url)
  const owner = createDb(server.url, { role: null, max: 1 })
  writeFileSync(file, await dumpSchema(owner))
  await owner.close()
} finally {
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}
