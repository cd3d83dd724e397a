import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOwner, startPostgres } from '@moongate/postgres'
import pg from 'pg'
import { buildPrograms } from '../../tools/programs.mjs'

/** One database server for a whole test run; test files copy their own database from this template. */
export const template = 'moongate_template'

const prefix = 'moongate-test-'
const migrations = new URL('../../server/src/kernel/migrate.ts', import.meta.url)

/** Ends servers whose test run was killed before it could. */
const sweep = async (): Promise<void> => {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))
  for (const name of left) {
    const dir = join(tmpdir(), name)
    try {
      if (!existsSync(join(dir, 'owner.lock')) || readOwner(dir) !== undefined) continue
      const found = await startPostgres({ dir, durable: false })
      await found.stop()
      rmSync(dir, { recursive: true, force: true })
    } catch {
      // another run is sweeping it, or it is not ours
    }
  }
}

const runInServer = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A broken migration takes the template away again: tests that need it fail, tests of pure rules still run. */
const makeTemplate = async (url: string): Promise<void> => {
  await runInServer(url, `drop database if exists ${template}`, `create database ${template}`)
  const target = new URL(url)
  target.pathname = `/${template}`
  try {
    const { migrate } = (await import(migrations.href)) as { migrate: (url: string) => Promise<unknown> }
    await migrate(target.href)
  } catch (error) {
    console.error(
      `no template database, the migrations failed: ${error instanceof Error ? error.message : String(error)}`,
    )
    await runInServer(url, `drop database ${template}`)
  }
}

/**
 * Puts the server's address into MOONGATE_TEST_DATABASE_URL (or uses the one already there; its role must be allowed to
 * make databases). Runs once however many projects ask.
 */
const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.MOONGATE_TEST_READY) return undefined
  process.env.MOONGATE_TEST_READY = '1'
  await buildPrograms()
  const given = process.env.MOONGATE_TEST_DATABASE_URL
  if (given) {
    await makeTemplate(given)
    return undefined
  }
  await sweep()
  const dir = mkdtempSync(join(tmpdir(), prefix))
  const server = await startPostgres({ dir, durable: false })
  process.env.MOONGATE_TEST_DATABASE_URL = server.url
  await makeTemplate(server.url)
  return async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

export default setup
