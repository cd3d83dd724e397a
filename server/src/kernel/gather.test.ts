import { expect, it } from 'vitest'
import type { Reader } from './db.ts'
import { gatherByDb, gatherReads } from './gather.ts'

/** A reading that ends when the test says so. */
const createReading = () => {
  const asked: number[][] = []
  const ends: (() => void)[] = []
  const ask = gatherReads(async (keys: readonly number[]) => {
    asked.push([...keys])
    await new Promise<void>((done) => ends.push(done))
    return new Map(keys.filter((key) => key > 0).map((key) => [key, key * 10]))
  })
  return { ask, asked, ends }
}
const turn = () => new Promise((done) => setImmediate(() => setImmediate(done)))

it('callers of one turn share a reading, the same key once', async () => {
  const { ask, asked, ends } = createReading()
  const answers = Promise.all([ask(1), ask(2), ask(1), ask(0)])
  await turn()
  ends[0]?.()
  expect(await answers).toEqual([10, 20, 10, undefined])
  expect(asked).toEqual([[1, 2, 0]])
})

it('who asks while a reading is under way gets one that began later', async () => {
  const { ask, asked, ends } = createReading()
  const first = ask(1)
  await turn()
  const later = [ask(1)]
  await turn()
  later.push(ask(1), ask(3))
  await turn()
  expect(asked).toEqual([[1], [1]])
  ends.forEach((end) => end())
  await first
  await turn()
  ends[2]?.()
  expect(await Promise.all(later)).toEqual([10, 10, 30])
  expect(asked).toEqual([[1], [1], [1, 3]])
})

it('a reading that fails is the fault of its own callers alone', async () => {
  let broken = true
  const ask = gatherReads(async (keys: readonly number[]) => {
    if (broken) throw new Error('gone')
    return new Map(keys.map((key) => [key, key]))
  })
  await expect(Promise.all([ask(1), ask(2)])).rejects.toThrow('gone')
  broken = false
  expect(await ask(1)).toBe(1)
})

it('R5.14 within a transaction each reads for itself, and sees what it wrote', async () => {
  const readers: unknown[] = []
  const find = gatherByDb(async (r, keys: readonly number[]) => {
    readers.push(r)
    return new Map(keys.map((key) => [key, key]))
  })
  const db = { tx: async () => undefined } as unknown as Reader
  const tx = {} as Reader
  expect(await Promise.all([find(db, 1), find(db, 2), find(tx, 1), find(tx, 2)])).toEqual([1, 2, 1, 2])
  expect(readers.map((r) => (r === tx ? 'tx' : 'db')).toSorted()).toEqual(['db', 'tx', 'tx'])
})
