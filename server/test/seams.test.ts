import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { officePushes, pushes } from '@moongate/contract'
import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '../src/events.ts'
import { buildJobTable } from '../src/jobs.ts'
import type { JobTable } from '../src/kernel/jobs.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Everything that the files of one kind export, whatever module they are of. */
const readExports = async (folder: string, ending: string): Promise<unknown[]> => {
  const files = readdirSync(here(folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
  const loaded = await Promise.all(files.map((file) => import(pathToFileURL(here(`${folder}/${file}`)).href)))
  return loaded.flatMap((exported: object) => Object.values(exported))
}
const isPush = (value: unknown): value is object => typeof value === 'object' && value !== null && 'audience' in value

let d: TestDb
let jobs: JobTable
beforeAll(async () => {
  d = await createTestDb()
  jobs = buildJobTable(d)
})
afterAll(() => d.stop())

describe('what crosses a seam stands in its table', () => {
  it('every event that a module defines', async () => {
    const defined = await readExports('../src/modules', '.events.ts')
    expect(defined.length).toBeGreaterThan(0)
    expect(new Set(events)).toEqual(new Set(defined))
    expect(new Set(events.map(({ name }) => name)).size).toBe(events.length)
  })

  it('every push that the contract defines', async () => {
    const defined = (await readExports('../../packages/contract/src', '.pushes.ts')).filter(isPush)
    expect(defined.length).toBeGreaterThan(0)
    expect(new Set<unknown>([...Object.values(pushes), ...Object.values(officePushes)])).toEqual(new Set(defined))
  })

  it('every job that a module defines has its work, and no other is done but to pass events on', async () => {
    const defined = await readExports('../src', '.jobs.ts')
    expect(defined.length).toBeGreaterThan(0)
    const done = [...jobs.values()].map(({ job }) => job)
    expect(new Set(done.filter(({ name }) => !/^event:|^kernel\.event$/.test(name)))).toEqual(new Set(defined))
  })

  it('names of jobs stay: the version before may have queued them', () => {
    expect([...jobs.keys()]).toEqual(
      expect.arrayContaining([
        'kernel.trim',
        'kernel.event',
        'event:betting.settled:turnover',
        'wallet.check',
        'wallet.sweep',
        'lottery.draw',
        'lottery.settle',
        'lottery.keep',
        'lottery.forget',
        'cashier.expire_deposits',
        'cashier.forget_pictures',
      ]),
    )
  })
})
