import { createTestDb, type TestDb } from '@moongate/testing'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'

let d: TestDb
let sandbox: TestSandbox
beforeAll(async () => {
  ;[d, sandbox] = await Promise.all([createTestDb(), startTestSandbox()])
})
afterAll(() => Promise.all([d.stop(), sandbox.stop()]))

it.each([
  ['AURUM', 'jade_rabbit', undefined, [951_100, 951_100]],
  ['ATLAS', 'matchday', 5_000_000n, [880_000, 960_000]],
  ['JADE', 'baccarat_a', 10_000_000n, [856_404, 989_421]],
] as const)('R6.6 %s tells of %s what it takes and returns', async (code, game, cap, [least, most]) => {
  const offered = await sandbox.connect(d, code).catalogue()
  const games = offered.outcome === 'ok' ? offered.games : []
  expect(games.filter(({ terms }) => terms === undefined)).toEqual([])
  const found = games.find(({ game_code }) => game_code === game)?.terms
  expect(found).toMatchObject({ return_least_ppm: least, return_most_ppm: most })
  expect([found?.cap, found && found.stake_most > found.stake_least]).toEqual([cap, true])
})

it.each([
  ['EMBER', 'phoenix_rise', 'malfunction'],
  ['TIDE', 'dragon_reef', 'result_changed'],
] as const)('R2.32 %s tells why a bet of %s changed: %s', async (code, game, reason) => {
  const port = sandbox.connect(d, code)
  const player = { member_id: 4245, is_demo: false }
  await port.createPlayer(player)
  await port.transferIn({ transfer_id: d.ids.uuid(), player, amount: 1_000n })
  const round = { brand: code, player: 'm4245', game, stake: 100, id: `why-${code}` }
  await sandbox.control('POST', 'play', { ...round, at: '2027-01-15T04:00:00.123Z' })
  const read = async () => {
    const told = await port.betHistory({ since: new Date('2027-01-15T00:00:00Z') })
    return told.outcome === 'ok' ? told.bets.find(({ id }) => id === round.id)?.reason : 'silent'
  }
  expect(await read()).toBeUndefined()
  await sandbox.control('POST', 'play', { ...round, status: 'void', reason, at: '2027-01-15T04:01:00.123Z' })
  expect(await read()).toBe(reason)
})

it.each([
  ['EMBER', 'phoenix_rise'],
  ['TIDE', 'dragon_reef'],
] as const)('R2.32 %s tells of every bet of %s, though one ends while pages are read', async (code, game) => {
  const port = sandbox.connect(d, code)
  const player = { member_id: 4247, is_demo: false }
  await port.createPlayer(player)
  await port.transferIn({ transfer_id: d.ids.uuid(), player, amount: 10_000n })
  const round = { brand: code, player: 'm4247', game, stake: 100, status: 'open' }
  const placed = Array.from({ length: 11 }, (_, n) => `moves-${code}-${n + 10}`)
  for (const [n, id] of placed.entries())
    await sandbox.control('POST', 'play', { ...round, id, at: `2027-01-14T04:00:${n + 10}.123Z` })
  const since = new Date('2027-01-14T00:00:00Z')
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const told = await port.betHistory({ since, cursor })
    if (told.outcome !== 'ok') throw new Error('no history')
    const ended = { ...round, id: placed[0], status: 'settled', payout: 0, at: '2027-01-14T05:00:00.123Z' }
    if (cursor === undefined) await sandbox.control('POST', 'play', ended)
    for (const { id } of told.bets) if (placed.includes(id)) seen.add(id)
    cursor = told.next
  } while (cursor !== undefined)
  expect([...seen].toSorted()).toEqual(placed)
})

it.each([
  ['EMBER', 'phoenix_rise'],
  ['TIDE', 'dragon_reef'],
] as const)('R6.6 %s tells of a bet of %s the most that it may bring, or that nobody knows', async (code, game) => {
  const port = sandbox.connect(d, code)
  const player = { member_id: 4246, is_demo: false }
  await port.createPlayer(player)
  await port.transferIn({ transfer_id: d.ids.uuid(), player, amount: 1_000n })
  const round = { brand: code, player: 'm4246', game, stake: 100, status: 'open', at: '2027-01-16T04:00:00.123Z' }
  await sandbox.control('POST', 'play', { ...round, id: `most-${code}`, most: 360_005 })
  await sandbox.control('POST', 'play', { ...round, id: `unknown-${code}` })
  const told = await port.betHistory({ since: new Date('2027-01-16T00:00:00Z') })
  const bets = told.outcome === 'ok' ? told.bets : []
  const most = Object.fromEntries(bets.map(({ id, payout_most }) => [id, payout_most]))
  expect(most).toStrictEqual({ [`most-${code}`]: 360_005n, [`unknown-${code}`]: undefined })
})
