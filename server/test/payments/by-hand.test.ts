import type { Env } from '@moongate/testing/env'
import type { TestGateway } from '@moongate/testing/gateway'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expireByMachine } from '../../src/modules/cashier/index.ts'
import { type Channel, createPayments, startPayments } from './scene.ts'

let env: Env
let gateway: TestGateway
let channel: Channel
const { data, outcome } = createScenario(() => env)
const { order, balance, pay, expectChecked } = createPayments({
  env: () => env,
  gateway: () => gateway,
  channel: () => channel,
})

beforeAll(async () => {
  ;({ env, gateway, channel } = await startPayments())
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})
afterAll(() => Promise.all([env.stop(), gateway.stop()]))

type Shown = { state: string; withheld: { step: string; why: string }[] }
const readOrder = async (keyword: string, as: string): Promise<Shown | undefined> =>
  (await data<{ data: Shown[] }>('GET /office/deposits', { as, query: { keyword }, lang: 'en' })).data[0]
const act = (id: string, step: string, as: string) => outcome(`POST /office/deposits/${id}/${step}`, { as, body: {} })
/** The least that is taken, far below the sum from which an order takes two people. */
const SMALL = '100'

describe('R4.20 R6.6 an online payment that its gateway has not told of', () => {
  it('is credited by two people, whatever its sum, and each is told so before', async () => {
    const made = await order(SMALL)
    const before = await balance()
    expect((await readOrder(made.bill_no, 'frank'))?.withheld).toEqual([
      { step: 'credit', why: expect.stringContaining('two people') },
    ])
    expect(await act(made.id, 'credit', 'frank')).toBe('409 cashier.review_needed')
    expect(await act(made.id, 'review', 'frank')).toBe('200')
    expect(await act(made.id, 'credit', 'frank')).toBe('409 cashier.second_person')
    expect((await readOrder(made.bill_no, 'erin'))?.withheld).toEqual([])
    expect(await balance()).toBe(before)
    expect(await act(made.id, 'credit', 'erin')).toBe('200')
    expect(await balance()).not.toBe(before)
  })

  it('nor by one who comes after it has expired', async () => {
    const made = await order(SMALL)
    await env.db.tx((tx) => expireByMachine(tx, made.id))
    expect((await readOrder(made.bill_no, 'frank'))?.state).toBe('expired')
    expect(await act(made.id, 'credit', 'frank')).toBe('409 cashier.review_needed')
  })

  it('is not credited again when the gateway tells of it after two people did, and by the gateway alone where one began', async () => {
    const [twice, begun] = [await order(SMALL), await order('101')]
    await act(twice.id, 'review', 'frank')
    expect(await act(twice.id, 'credit', 'erin')).toBe('200')
    const before = await balance()
    await pay(twice.id)
    await expectChecked(twice, 'paid', 'credited')
    expect(await balance()).toBe(before)
    await act(begun.id, 'review', 'frank')
    await pay(begun.id)
    await expectChecked(begun, 'paid', 'credited')
  })
})
