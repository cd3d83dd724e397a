import { GATEWAY_CODES, type GatewayCode } from '@moongate/testing/gateway'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FAULTS, type FaultName } from '../../sandbox/gateway/src/faults.rules.ts'
import type { GatewayPort } from '../src/modules/payments/gateway.port.ts'
import { type Bench, startBench } from './payments/bench.ts'

const SHORT_MS = 150
/** The day of the gateway's hours, UTC+8. */
const findDay = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

const pay = (b: Bench, id: string) => b.gateway.control('POST', 'pay', { order_ids: [id] })
const countPayouts = async ({ gateway }: Bench, id: string): Promise<number> =>
  (await gateway.readBook()).payouts.filter((p) => p.payout_id === id).length
const hearAbout = (b: Bench, id: string) => b.ear.heard.filter(({ event }) => event?.subject === id)
const expectHeard = async (b: Bench, id: string, times: number): Promise<void> => {
  await expect.poll(() => hearAbout(b, id).length).toBe(times)
}
const impatiently = async <T>(b: Bench, ask: () => Promise<T>): Promise<T> => {
  b.mood.ask_ms = SHORT_MS
  const answer = await ask()
  b.mood.ask_ms = 10_000
  return answer
}
const makePaid = async (b: Bench) => {
  const order = b.order()
  await b.port.createPayment(order)
  await pay(b, order.id)
  return order
}

/** What each fault that the gateways can be told to have has to look like through a port. The compiler asks for a case of each. */
const FAULT_CASES: Readonly<Record<FaultName, (b: Bench) => Promise<void>>> = {
  never_answers: async (b) => {
    const [order, payout] = [b.order(), b.payout()]
    await b.breakNext('never_answers', { times: 4 })
    const answers = await impatiently(b, async () => [
      await b.port.createPayment(order),
      await b.port.createPayout(payout),
      await b.port.paymentStatus(order.id),
      await b.port.payoutStatus(payout.id),
    ])
    expect(answers.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
    expect([await b.port.paymentStatus(order.id), await b.port.payoutStatus(payout.id)]).toMatchObject([
      { outcome: 'not_found' },
      { outcome: 'not_found' },
    ])
  },
  applies_then_silent: async (b) => {
    const [order, payout] = [b.order(), b.payout()]
    await b.breakNext('applies_then_silent', { times: 2 })
    const answers = await impatiently(b, async () => [
      await b.port.createPayment(order),
      await b.port.createPayout(payout),
    ])
    expect(answers).toMatchObject([{ outcome: 'unknown' }, { outcome: 'unknown' }])
    expect(await b.port.paymentStatus(order.id)).toMatchObject({ outcome: 'found', state: 'open' })
    expect(await b.port.payoutStatus(payout.id)).toMatchObject({ outcome: 'found', amount: payout.amount })
    expect(await b.port.createPayment(order)).toMatchObject({ outcome: 'ok' })
    expect(await b.port.createPayout(payout)).toMatchObject({ outcome: 'accepted' })
    expect(await countPayouts(b, payout.id)).toBe(1)
  },
  slow: async (b) => {
    const payout = b.payout()
    await b.breakNext('slow', { delay_ms: 20 * SHORT_MS })
    expect(await impatiently(b, () => b.port.createPayout(payout))).toMatchObject({ outcome: 'unknown' })
    await b.breakNext('slow', { delay_ms: SHORT_MS })
    expect(await b.port.createPayout(payout)).toMatchObject({ outcome: 'accepted' })
    expect(await countPayouts(b, payout.id)).toBe(1)
  },
  maintenance: async (b) => {
    const [order, payout] = [b.order(), b.payout()]
    await b.breakNext('maintenance', { times: 4 })
    expect(await b.port.createPayment(order)).toMatchObject({ outcome: 'rejected', reason: 'maintenance' })
    expect(await b.port.createPayout(payout)).toMatchObject({ outcome: 'later' })
    expect(await b.port.paymentStatus(order.id)).toMatchObject({ outcome: 'unknown' })
    expect(await b.port.payoutStatus(payout.id)).toMatchObject({ outcome: 'unknown' })
    expect(await b.port.createPayout(payout)).toMatchObject({ outcome: 'accepted' })
  },
  payout_fails: async (b) => {
    const payout = b.payout()
    await b.breakNext('payout_fails')
    expect(await b.port.createPayout(payout)).toMatchObject({ outcome: 'accepted' })
    const failed = { outcome: 'found', state: 'failed', amount: payout.amount, currency: 'CNY' }
    await expect.poll(() => b.port.payoutStatus(payout.id)).toMatchObject({ ...failed, reason: 'account_closed' })
    await expectHeard(b, payout.id, 1)
  },
  payout_stays: async (b) => {
    const payout = b.payout()
    await b.breakNext('payout_stays')
    await b.port.createPayout(payout)
    expect(await b.port.payoutStatus(payout.id)).toMatchObject({ outcome: 'found', state: 'processing' })
  },
  wrong_amount: async (b) => {
    await b.breakNext('wrong_amount')
    const { id } = await makePaid(b)
    expect(await b.port.paymentStatus(id)).toMatchObject({ state: 'paid', amount: 6_173n, currency: 'CNY' })
  },
  wrong_currency: async (b) => {
    await b.breakNext('wrong_currency')
    const { id } = await makePaid(b)
    expect(await b.port.paymentStatus(id)).toMatchObject({ state: 'paid', amount: 12_345n, currency: 'USD' })
  },
  webhook_lost: async (b) => {
    await b.breakNext('webhook_lost')
    const { id } = await makePaid(b)
    expect((await b.gateway.readBook()).waiting).toBe(0)
    expect(hearAbout(b, id)).toEqual([])
    expect(await b.port.paymentStatus(id)).toMatchObject({ state: 'paid' })
  },
  webhook_late: async (b) => {
    await b.breakNext('webhook_late', { delay_ms: 200 })
    await expectHeard(b, (await makePaid(b)).id, 1)
  },
  webhook_twice: async (b) => {
    await b.breakNext('webhook_twice')
    const { id } = await makePaid(b)
    await expectHeard(b, id, 3)
    expect(new Set(hearAbout(b, id).map(({ event }) => event?.event_id)).size).toBe(1)
  },
}

/** What every gateway's port must do, over real HTTP. A new adapter gets its code in `GATEWAY_CODES` of testing/src/gateway.ts. */
const conforms = (code: GatewayCode) =>
  describe(`R4.20 R4.21 the gateway port of ${code}`, () => {
    let b: Bench
    let port: GatewayPort
    beforeAll(async () => {
      b = await startBench(code)
      port = b.port
    })
    beforeEach(async () => {
      await b.gateway.control('DELETE', 'faults')
      await b.gateway.control('POST', 'payout_ms', { ms: 0 })
    })
    afterAll(() => b.stop())

    it('names itself, and says how long a "not found" may be wrong', () => {
      expect(port.code).toBe(code)
      expect(port.horizon_ms).toBeGreaterThanOrEqual(100_000)
    })

    it.each([1n, 10n, 100n, 12_345n, 99_999_999n])(
      'asks for %s cents exactly, and shows a page for it',
      async (amount) => {
        const order = b.order({ amount })
        const made = await port.createPayment(order)
        expect(made).toMatchObject({ outcome: 'ok', pay_url: expect.stringMatching(/^(https:\/\/|\/)/) })
        const page = await fetch(b.gateway.url + (made.outcome === 'ok' ? made.pay_url : '')).then((r) => r.text())
        expect(page).toContain(String(amount % 100n).padStart(2, '0'))
        expect(page).toContain('href="/#/OnlineDeposit?order=D1&amp;a=1"')
        const open = { outcome: 'found', state: 'open', amount, currency: 'CNY' }
        expect(await port.paymentStatus(order.id)).toMatchObject(open)
      },
    )

    it.each(['alipay', 'wechat', 'union_quick', 'union_scan'] as const)('takes payments by %s', async (method) =>
      expect(await port.createPayment(b.order({ method }))).toMatchObject({ outcome: 'ok' }),
    )

    it('makes one payment of an id, however often it is asked, and none of another amount', async () => {
      const order = b.order()
      const answers = await Promise.all([1, 2, 3].map(() => port.createPayment(order)))
      expect(new Set(answers.map((made) => made.outcome === 'ok' && made.pay_url)).size).toBe(1)
      expect(await port.createPayment({ ...order, amount: 12_346n })).toMatchObject({ outcome: 'unknown' })
      expect(await port.paymentStatus(order.id)).toMatchObject({ amount: order.amount })
    })

    it('tells what arrived once it is paid, and keeps to it', async () => {
      const { id, amount } = await makePaid(b)
      const paid = await port.paymentStatus(id)
      expect(paid).toMatchObject({ outcome: 'found', state: 'paid', amount, currency: 'CNY' })
      expect(paid.outcome === 'found' && paid.external_id).toMatch(/^\w{10,}$/)
      await pay(b, id)
      expect(await port.paymentStatus(id)).toMatchObject({ ...paid, said: expect.any(String) })
    })

    it('R3.9 pays out once under an id, to whom and what was said', async () => {
      const payout = b.payout()
      const answers = await Promise.all([1, 2, 3].map(() => port.createPayout(payout)))
      expect(answers.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'accepted'])
      const paid = { outcome: 'found', state: 'paid', amount: payout.amount, currency: 'CNY', reason: '' }
      await expect.poll(() => port.payoutStatus(payout.id)).toMatchObject(paid)
      expect(await countPayouts(b, payout.id)).toBe(1)
      expect(await port.createPayout({ ...payout, amount: 9_877n })).toMatchObject({ outcome: 'unknown' })
    })

    it('refuses for certain what it cannot pay, and knows no other ids', async () => {
      const other = b.connect({ currency: 'USD' })
      const wrong = { outcome: 'rejected', reason: 'wrong_currency' }
      expect(await other.createPayment(b.order())).toMatchObject(wrong)
      expect(await other.createPayout(b.payout())).toMatchObject(wrong)
      expect(await port.createPayout(b.payout({ card_no: '12' }))).toMatchObject({ reason: 'bad_request' })
      expect(await port.paymentStatus(b.ids.uuid())).toMatchObject({ outcome: 'not_found' })
      expect(await port.payoutStatus(b.ids.uuid())).toMatchObject({ outcome: 'not_found' })
    })

    it('does nothing for who signs otherwise', async () => {
      const stranger = b.connect({ secret: 'a secret that is none of ours' })
      const [order, payout] = [b.order(), b.payout()]
      expect((await stranger.createPayment(order)).outcome).toMatch(/rejected|unknown/)
      expect((await stranger.createPayout(payout)).outcome).toMatch(/rejected|unknown/)
      expect((await stranger.paymentStatus(order.id)).outcome).toBe('unknown')
      expect(await port.paymentStatus(order.id)).toMatchObject({ outcome: 'not_found' })
      expect(await port.payoutStatus(payout.id)).toMatchObject({ outcome: 'not_found' })
    })

    it.each(FAULTS)('bears the fault %s', async (fault) => {
      expect.hasAssertions()
      await FAULT_CASES[fault](b)
    })

    describe('tells by itself', () => {
      it('what happened, where it was told to, with no secret in it', async () => {
        const { id } = await makePaid(b)
        await expectHeard(b, id, 1)
        const [heard] = hearAbout(b, id)
        expect(heard?.path).toBe(`/api/callbacks/payments/${code}/event`)
        expect(JSON.stringify(heard?.event)).not.toMatch(/sign/i)
      })

      it('again what was not taken, under the same id', async () => {
        b.ear.is_deaf = true
        const { id } = await makePaid(b)
        await expectHeard(b, id, 1)
        b.ear.is_deaf = false
        await expectHeard(b, id, 2)
        expect(new Set(hearAbout(b, id).map(({ event }) => event?.event_id)).size).toBe(1)
      })

      it('nothing that a stranger sent, that was changed or that is old; what is about a foreign order is told as it is', async () => {
        const { id } = await makePaid(b)
        await expectHeard(b, id, 1)
        const [heard] = hearAbout(b, id)
        const { headers = {}, body = '' } = heard ?? {}
        expect(port.readEvent(headers, body)).toEqual(heard?.event)
        expect(port.readEvent(headers, body.replace('123', '923'))).toBeUndefined()
        expect(port.readEvent(headers, `${body}&`.repeat(2))).toBeUndefined()
        expect(port.readEvent({}, '')).toBeUndefined()
        expect(b.connect({ secret: 'another secret of ours' }).readEvent(headers, body)).toBeUndefined()
        b.mood.ahead_ms = 400_000
        expect(port.readEvent(headers, body)).toBeUndefined()
        b.mood.ahead_ms = 0
        const url = `${b.ear.url}/api/callbacks/payments/${code}/event`
        const before = b.ear.heard.length
        await b.gateway.control('POST', 'webhook', { url, kind: 'forged', order_id: id })
        const foreign = b.ids.uuid()
        await b.gateway.control('POST', 'webhook', { url, kind: 'foreign', order_id: foreign })
        await expectHeard(b, foreign, 1)
        await expect.poll(() => b.ear.heard.slice(before).filter(({ event }) => !event).length).toBe(1)
      })
    })

    it('gives a payment back once under an id, and never more than arrived', async () => {
      const { id: payment_id, amount } = await makePaid(b)
      const refund = { id: b.ids.uuid(), payment_id, amount }
      expect(await port.refund({ ...refund, amount: amount + 1n })).toMatchObject({ reason: 'not_refundable' })
      await b.breakNext('maintenance')
      expect(await port.refund(refund)).toMatchObject({ outcome: 'later' })
      await b.breakNext('applies_then_silent')
      expect(await impatiently(b, () => port.refund(refund))).toMatchObject({ outcome: 'unknown' })
      expect(await port.refund(refund)).toMatchObject({ outcome: 'done' })
      expect(await port.refund({ ...refund, id: b.ids.uuid() })).toMatchObject({ outcome: 'rejected' })
      expect(await port.paymentStatus(payment_id)).toMatchObject({ state: 'refunded', amount })
    })

    it('R9.8 writes the file of a day to the cent, in our ids; silence is no file', async () => {
      const paid = await makePaid(b)
      const payout = b.payout()
      await port.createPayout(payout)
      await expect.poll(() => port.payoutStatus(payout.id)).toMatchObject({ state: 'paid' })
      await port.refund({ id: b.ids.uuid(), payment_id: paid.id, amount: 45n })
      await b.gateway.control('POST', 'return', { payout_id: payout.id })
      const answer = await port.fetchSettlement(findDay())
      const file = answer.outcome === 'ok' ? answer.file : undefined
      const find = (id: string) => file?.lines.filter(({ order_id }) => order_id === id)
      const about = { fee: 0n, currency: 'CNY' }
      expect(find(paid.id)).toMatchObject([
        { kind: 'payment', amount: paid.amount, ...about },
        { kind: 'refund', amount: 45n, ...about },
      ])
      expect(find(payout.id)).toMatchObject([
        { kind: 'payout', amount: payout.amount, ...about },
        { kind: 'return', amount: payout.amount, ...about },
      ])
      expect([file?.count, (file?.closing ?? 0n) - (file?.opening ?? 0n)]).toEqual([file?.lines.length, file?.net])
      const day = '2020-01-02'
      await b.gateway.control('POST', 'settlement', { day, file: 'no file\0' })
      expect(await port.fetchSettlement(day)).toEqual({ outcome: 'ok', raw: 'no file\uFFFD', file: undefined })
      expect(await port.fetchSettlement('2020-01-01')).toMatchObject({ outcome: 'ok', file: { lines: [] } })
      expect(await port.fetchSettlement('2099-01-01')).toEqual({ outcome: 'not_ready' })
      await b.breakNext('never_answers')
      expect(await impatiently(b, () => port.fetchSettlement(findDay()))).toMatchObject({ outcome: 'unknown' })
    })
  })

for (const code of GATEWAY_CODES) conforms(code)
