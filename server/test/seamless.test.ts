import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Env, startEnv } from '@moongate/testing/env'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectSuppliers, readSuppliers } from '../src/adapters/suppliers/connect.ts'
import { sql } from '../src/kernel/db.ts'
import { loadConfig } from '../src/kernel/config.ts'
import { createIds } from '../src/kernel/ids.ts'
import { systemRng } from '../src/kernel/rng.ts'
import { offerSupplier } from '../src/modules/games/index.ts'

const AT = '2026-01-15T04:00:00Z'
const folder = mkdtempSync(join(tmpdir(), 'moongate-seamless-'))
let sandbox: TestSandbox
let env: Env
let player: string
const { ok, wallets, member_id, job } = createScenario(() => env)

/** The brand as an operator names it, and the product as it then stands. */
beforeAll(async () => {
  sandbox = await startTestSandbox()
  const file = join(folder, 'suppliers.json')
  writeFileSync(file, JSON.stringify([{ ...sandbox.name('LOTUS'), wallet: 'seamless' }]))
  const named = readSuppliers(file)
  const clock = { now: () => env?.clock.now() ?? new Date(AT) }
  const k = { clock, ids: createIds(clock, systemRng), config: loadConfig({}) }
  const suppliers = connectSuppliers(k, named)
  env = await startEnv({ seed: 'demo', start_at: AT, suppliers, named })
  await sandbox.control('POST', 'clock', { at: AT })
  await offerSupplier(env, suppliers.LOTUS!, { zh_cn: 'LOTUS' })
  await env.app.listen({ port: 0, host: '127.0.0.1' })
  player = `m${await member_id('alice')}`
})
afterAll(async () => {
  await Promise.all([env.stop(), sandbox.stop()])
  rmSync(folder, { recursive: true })
})

const callAt = (url: string) => sandbox.control('POST', 'seamless', { brand: 'LOTUS', url })
const callUs = () => {
  const { port } = env.app.server.address() as AddressInfo
  return callAt(`http://127.0.0.1:${port}/api/callbacks/suppliers/LOTUS`)
}
const play = (more: object) =>
  sandbox.control('POST', 'play', { brand: 'LOTUS', player, game: 'mahjong', stake: 500, ...more })

it('R1.1 plays rounds with the centre wallet over HTTP, and both books say the same of them', async () => {
  await callUs()
  const asked = { as: 'alice', query: { api_code: 'LOTUS' } }
  expect(await ok('GET /game/login', asked)).toMatchObject({
    game_url: expect.stringMatching(/^\/sandbox\//),
  })
  await play({ id: 'won', payout: 1_200 })
  await play({ id: 'lost' })
  await play({ id: 'taken-back', status: 'cancelled' })
  await play({ id: 'open', status: 'open' })
  expect((await wallets('alice')).money).toBe('9997.00')
  const ours = await env.owner.many<Record<string, unknown>>(
    sql`select bill_no, status, stake, payout from betting.bets where supplier_code = 'LOTUS' order by bill_no`,
  )
  expect(ours.map((bet) => Object.values(bet))).toEqual([
    ['lost', 'COMPLETE', 500n, 0n],
    ['open', 'X', 500n, 0n],
    ['taken-back', 'CANCEL', 500n, 500n],
    ['won', 'COMPLETE', 500n, 1_200n],
  ])
  const port = sandbox.connect(env, 'LOTUS')
  const told = await port.betHistory({ since: new Date(AT) })
  const theirs = told.outcome === 'ok' ? told.bets.map((bet) => [bet.id, bet.status]) : []
  expect(theirs.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
    ['lost', 'settled'],
    ['open', 'open'],
    ['taken-back', 'cancelled'],
    ['won', 'settled'],
  ])
  expect(await env.invariants()).toEqual([])
})

it('R1.1 hears of a bet that was taken back though it never came, and would not let it count', async () => {
  await callAt('http://127.0.0.1:1')
  const before = (await wallets('alice')).money
  await expect(play({ id: 'never-came' })).rejects.toThrow(/409/)
  await callUs()
  const find = () => env.owner.many(sql`select kind, verdict from mirror.callbacks where bet_id = 'never-came'`)
  await expect.poll(find, { timeout: 10_000 }).toEqual([{ kind: 'rollback', verdict: 'done' }])
  await expect(play({ id: 'never-came' })).rejects.toThrow(/409/)
  expect((await wallets('alice')).money).toBe(before)
  expect(await env.invariants()).toEqual([])
})

it('R6.6 follows the catalogue of a supplier that plays with the centre wallet', async () => {
  const find = () =>
    env.owner.one(
      sql`select title ->> 'zh_cn' as title from games.catalogue where supplier_code = 'LOTUS' and game_code = 'mahjong'`,
    )
  await sandbox.control('POST', 'told', { brand: 'LOTUS', id: 'mahjong', told: { nameCn: '新麻将' } })
  await job('games.refresh')
  await sandbox.control('DELETE', 'told')
  expect(await find()).toEqual({ title: '新麻将' })
})
