import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { template } from './global-setup.ts'

export type TestDatabase = { url: string; drop(): Promise<void> }

const readServerUrl = (): string => {
  const url = process.env.MOONGATE_TEST_DATABASE_URL
  if (!url)
    throw new Error(
      'MOONGATE_TEST_DATABASE_URL is not set: run the tests through vitest, whose global setup starts a database server',
    )
  return url
}

const runAsOwner = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: readServerUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database of its own: a copy of the migrated template, or an empty one. */
export const createDatabase = async (from: 'template' | 'empty' = 'template'): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runAsOwner(`create database ${name}${from === 'template' ? ` template ${template} strategy file_copy` : ''}`)
  const url = new URL(readServerUrl())
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runAsOwner(`drop database if exists ${name} with (force)`) }
}
