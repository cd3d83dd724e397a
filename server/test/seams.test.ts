import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { officePushes, pushes } from '@moongate/contract'
import { type Env, startEnv } from '@moongate/testing/env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '../src/events.ts'
import { buildJobTable } from '../src/jobs.ts'
import type { JobTable } from '../src/kernel/jobs.ts'
import { listCronItems } from '../src/kernel/worker-run.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** Everything that the files of one kind export, whatever module they are of. */
const readExports = async (folder: string, ending: string): Promise<unknown[]> => {
  const files = readdirSync(here(folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
  const loaded = await Promise.all(files.map((file) => import(pathToFileURL(here(`${folder}/${file}`)).href)))
  return loaded.flatMap((exported: object) => Object.values(exported))
}
const isPush = (value: unknown): value is object => typeof value === 'object' && value !== null && 'audience' in value

let env: Env
let jobs: JobTable
beforeAll(async () => {
  env = await startEnv()
  jobs = buildJobTable(env)
})
afterAll(() => env.stop())

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

  it('the clock asks for what has a time in its definition', () => {
    expect(listCronItems(jobs)).toEqual(
      expect.arrayContaining([
        { task: 'kernel.trim', match: '7 * * * *' },
        { task: 'wallet.sweep', match: '* * * * *' },
        { task: 'lottery.keep', match: '* * * * *' },
        { task: 'lottery.forget', match: '17 4 * * *' },
        { task: 'cashier.expire_deposits', match: '*/5 * * * *' },
        { task: 'cashier.forget_pictures', match: '37 4 * * *' },
      ]),
    )
    expect(listCronItems(jobs).map(({ task }) => task)).not.toContain('wallet.check')
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

describe('R7.9 what crosses a seam is documented', () => {
  it('every push and event, with those who hear it', async () => {
    const { channels, components } = (await env.app.inject('/api/asyncapi.json')).json()
    expect(Object.keys(channels.memberEvents.messages)).toEqual(Object.keys(pushes))
    expect(Object.keys(channels.officeEvents.messages)).toEqual(Object.keys(officePushes))
    expect(Object.keys(channels.moduleEvents.messages)).toEqual(events.map(({ name }) => name))
    expect(components.messages['moduleEvents.betting.settled']).toMatchObject({
      'x-heard-by': ['turnover', 'levelup', 'rebate', 'bonus', 'wheel', 'team'],
    })
  })

  it.each([
    ['/api/docs', ['memberEvents.balance', 'moduleEvents.betting.settled'], ['officeEvents.deposit']],
    ['/api/office/docs', ['officeEvents.deposit'], ['memberEvents.balance']],
  ])('%s shows them beside the calls', async (page, shown, hidden) => {
    const { body } = await env.app.inject(page)
    for (const id of shown) expect(body).toContain(`id="${id}"`)
    for (const id of hidden) expect(body).not.toContain(`id="${id}"`)
  })
})
