import { createTestDb, type TestDb } from '@moongate/testing'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const SPAN = { since: new Date('2026-01-01T00:00:00Z'), before: new Date('2026-01-31T00:00:00Z') }
let d: TestDb
let sandbox: TestSandbox
beforeAll(async () => {
  ;[d, sandbox] = await Promise.all([createTestDb(), startTestSandbox()])
})
afterAll(() => Promise.all([d.stop(), sandbox.stop()]))

/** The ids of all matches of the span; `meanwhile` happens once the first page is here. */
const listAll = async (code: string, meanwhile: (first: readonly string[]) => Promise<unknown>): Promise<string[]> => {
  const { matches } = sandbox.connect(d, code)
  const found = new Set<string>()
  let cursor: string | undefined
  do {
    const told = await matches?.list({ ...SPAN, cursor })
    if (told?.outcome !== 'ok') throw new Error('no list')
    const ids = told.matches.map(({ id }) => id)
    for (const id of ids) found.add(id)
    if (cursor === undefined) await meanwhile(ids)
    cursor = told.next
  } while (cursor !== undefined)
  return [...found].toSorted()
}

describe('R1.11 while pages of matches are read', () => {
  it.each(['ATLAS', 'NOVA'])('one of %s that is called off hides no other', async (code) => {
    const whole = await listAll(code, async () => {})
    expect(whole.length).toBeGreaterThan(2_000)
    const found = await listAll(code, ([first]) => sandbox.control('POST', 'called_off', { brand: code, ids: [first] }))
    expect(found).toEqual(whole)
  })
})
