import { LANGS } from '@moongate/contract'
import { operateTypes } from '@moongate/contract/operate-types'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operate_types } from '../../money-log.ts'

let env: Env
const { ok } = createScenario(() => env)
beforeAll(async () => {
  env = await startEnv({ seed: 'demo' })
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

describe('R7.2 the sums of a statement', () => {
  const readSums = async (body: object = {}) =>
    (await ok('POST /moneylog', { as: 'alice', body: { limit: 1, ...body } }))['statistic']

  it('are what came in and went out together, and what is left of it, over all pages', async () => {
    // The demo member begins with a deposit of 10,000.00.
    expect(await readSums()).toEqual({ sum_money: '10000.00', valid_money: '10000.00' })
    const move = (route: string, money: string) =>
      ok(route, { as: 'alice', key: `log-test-${money}`, body: { api_code: 'JZ', money } })
    await move('POST /game/deposit', '300.50')
    await move('POST /game/withdrawal', '100.25')
    expect(await readSums()).toEqual({ sum_money: '10400.75', valid_money: '9799.75' })
    expect(await readSums({ operate_type: 3 })).toEqual({ sum_money: '400.75', valid_money: '-200.25' })
    expect(await readSums({ money_type: 'fs_money' })).toEqual({ sum_money: '0.00', valid_money: '0.00' })
  })
})

describe('R2.34 the kinds of a movement', () => {
  it.each(LANGS)('are worded in %s, each of them and none like another', (lang) => {
    const said = Object.keys(operateTypes).map((number) => {
      const owned = operate_types[Number(number) as keyof typeof operateTypes]
      return owned ? env.translate(lang)(owned.text) : `nothing for ${number}`
    })
    expect(said.filter((text) => text.startsWith('nothing'))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })
})
