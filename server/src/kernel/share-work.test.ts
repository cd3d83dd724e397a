import { expect, it } from 'vitest'
import type { Db } from './db.ts'
import { shareWork } from './share-work.ts'

it('calls of one member wait for each other in their order, and never for those of the other lane', async () => {
  const begun: string[] = []
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const ask = shareWork<[member: number, name: string], string>(
    async (_, calls) => {
      const names = calls.map(([, name]) => name)
      begun.push(names.join(' '))
      if (names.includes('held')) await held
      return names
    },
    { whose: ([member]) => member, measure: () => 1, max_size: 10, max_waiting: 10 },
  )
  const db = {} as Db
  const first = ask(db, [7, 'held'])
  await expect.poll(() => begun).toEqual(['held'])
  const own = [ask(db, [7, 'second']), ask(db, [9, 'third'])]
  expect(await ask(db, [8, 'other'])).toBe('other')
  expect(begun).toEqual(['held', 'other'])
  letGo()
  expect(await Promise.all([first, ...own])).toEqual(['held', 'second', 'third'])
  expect(begun).toEqual(['held', 'other', 'second third'])
})
