import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let env: Env
const { data, outcome } = createScenario(() => env)
const CHANGED = '409 cashier.rate_changed'
/** The company's address for USDT, at 7.1800 in the demo. */
let id = 0
let n = 0

type Held = { account: string; params: { usdt_rate: string }; usdt_money: string }
const hold = (money: string) =>
  data<Held>('POST /payment/normal/hold', { as: 'alice', body: { payment_id: id, money } })
const setRate = (ppm: bigint) =>
  env.owner.run(sql`update channels.channels set usdt_rate_ppm = ${ppm} where id = ${id}`)
/** Longer than sessions last. */
const letPass = (hours: number): void => {
  env.clock.advance(hours * 3_600_000)
  env.call.forget()
}
const report = (money: string, told: object) =>
  outcome('POST /recharge/normal', {
    as: 'alice',
    key: `usdt-rate-${++n}`,
    body: {
      name: '王丽丽',
      money,
      hk_at: '2026-01-15 12:00:00',
      payment_type: 'company_usdt',
      payment_id: id,
      ...told,
    },
  })
const listWaiting = async () =>
  (
    await data<{ data: { id: string; usdt_rate: string; usdt_money: string }[] }>('GET /office/deposits?open=1', {
      as: 'frank',
    })
  ).data

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  const [found] = await env.owner.many<{ id: number }>(
    sql`select id from channels.channels where type = 'company_usdt'`,
  )
  id = found?.id ?? 0
})
beforeEach(async () => {
  for (const one of await listWaiting())
    await outcome(`POST /office/deposits/${one.id}/reject`, { as: 'frank', body: { reason: '未收到款' } })
  await env.owner.run(sql`delete from channels.uses where state = 'shown'`)
  await setRate(7_180_000n)
})
afterAll(() => env.stop())

describe('R1.3 USDT is reported at a rate that its member was shown, and at no other', () => {
  it.each([
    ['the rate that was shown is named', (usdt_rate: string) => ({ usdt_rate })],
    ['none is named, as clients of before do', () => ({})],
  ])(
    'where the hold is over and the rate is another one it is refused until that was shown: %s',
    async (_how, name) => {
      const shown = await hold('718')
      expect(shown).toMatchObject({ params: { usdt_rate: '7.1800' }, usdt_money: '100.00' })
      await setRate(7_000_000n)
      letPass(1)
      expect(await report('718', name(shown.params.usdt_rate))).toBe(CHANGED)
      expect(await listWaiting()).toEqual([])
      const anew = await hold('718')
      expect(anew).toMatchObject({ params: { usdt_rate: '7.0000' }, usdt_money: '102.58' })
      expect(await report('718', name(anew.params.usdt_rate))).toBe('200')
      expect(await listWaiting()).toMatchObject([{ usdt_rate: '7.0000', usdt_money: '102.58' }])
    },
  )

  it('is taken after the hold where the rate is still the same, and within it whatever the rate is now', async () => {
    await hold('718')
    letPass(1)
    expect(await report('718', { usdt_rate: '7.18' })).toBe('200')
    await hold('359')
    await setRate(7_000_000n)
    expect(await report('359', { usdt_rate: '7.1800' })).toBe('200')
    expect((await listWaiting()).map(({ usdt_rate }) => usdt_rate)).toEqual(['7.1800', '7.1800'])
  })

  it('is refused where another tab has held another sum at another rate meanwhile', async () => {
    await hold('718')
    await setRate(7_000_000n)
    await hold('700')
    expect(await report('718', { usdt_rate: '7.1800' })).toBe(CHANGED)
    expect(await report('718', {})).toBe('200')
  })

  it('is taken at the rate of now from who names none and has been shown none of late', async () => {
    await hold('718')
    letPass(48)
    await setRate(7_000_000n)
    expect(await report('700', {})).toBe('200')
  })
})
