import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../src/kernel/db.ts'
import type { PostingKind } from '../../src/modules/ledger/index.ts'
import { postingsByModule } from '../../src/money-log.ts'

let d: TestDb
beforeAll(async () => {
  d = await createTestDb()
})
afterAll(() => d.stop())

it('R6.3 every posting between a member and the games, and of money in and out, counts for limits', async () => {
  const kinds = Object.values<Record<string, PostingKind>>(postingsByModule).flatMap((of) => Object.values(of))
  const touches = (kind: PostingKind, ...names: string[]) =>
    [kind.from, kind.to].some(({ side, name }) => side !== 'member' && names.includes(name))
  const wanted = kinds.filter((kind) => touches(kind, 'gaming:', 'clearing:', 'payout:')).map(({ name }) => name)
  const rows = await d.db.many<{ kind: string }>(sql`select kind from policy.counted_kinds`)
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(wanted.toSorted())
})
