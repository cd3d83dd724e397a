import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../server/src/kernel/db.ts'
import { startEnv, type Env } from './env.ts'
import { countStatements } from './statements.ts'

let env: Env
beforeAll(async () => {
  env = await startEnv()
})
afterAll(() => env.stop())

it('counts every statement of a piece of work, begin, commit and rollback too', async () => {
  const { count, list, result } = await countStatements(async () => {
    await env.db.run(sql`select 1`)
    await env.db.tx((tx) =>
      tx.run(sql`select
      2`),
    )
    return env.db.tx(() => Promise.reject(new Error('no'))).catch(() => 'rolled back')
  })
  expect(list.split('\n')).toEqual(['1. select 1', '2. begin', '3. select 2', '4. commit', '5. begin', '6. rollback'])
  expect([count, result]).toEqual([6, 'rolled back'])
})

it('counts what pieces of work cost, each its own, and nothing of what runs beside', async () => {
  const beside = Promise.all([1, 2, 3].map((n) => env.db.run(sql`select ${n}::int`)))
  const count = (word: string) => countStatements(() => env.db.tx((tx) => tx.run(sql`select ${word}::text`)))
  const [one, other] = await Promise.all([count('one'), count('other')])
  await beside
  expect([one.list, other.list]).toEqual(Array(2).fill('1. begin\n2. select $1::text\n3. commit'))
})
