import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../kernel/clock.ts'
import { createIds } from '../../kernel/ids.ts'
import { systemRng } from '../../kernel/rng.ts'
import type { GatewayPort } from '../../modules/payments/gateway.port.ts'
import { BREAKER } from '../breaker.rules.ts'
import { guardGateway } from './guard.ts'

const order = { id: 'a', method: 'alipay', amount: 100n, lang: 'en', return_path: '/' } as const
const payout = { id: 'b', amount: 100n, bank: 'ICBC', card_no: '62220200', owner_name: 'A' } as const
const refund = { id: 'c', payment_id: 'a', amount: 100n } as const

/** A gateway that has not answered so often that its breaker is open; `sent` counts what reached it since. */
const silence = async () => {
  const clock = createFakeClock()
  const there = { is_silent: true, sent: [] as string[] }
  const answer = <T>(name: string, good: T) => {
    there.sent.push(name)
    return Promise.resolve(there.is_silent ? ({ outcome: 'unknown' } as const) : good)
  }
  const bare: GatewayPort = {
    code: 'SBX',
    horizon_ms: 120_000,
    createPayment: () => answer('payment', { outcome: 'ok' as const, pay_url: '/p' }),
    paymentStatus: () => answer('status', { outcome: 'not_found' as const }),
    createPayout: () => answer('payout', { outcome: 'accepted' as const }),
    payoutStatus: () => answer('status', { outcome: 'not_found' as const }),
    refund: () => answer('refund', { outcome: 'done' as const }),
    fetchSettlement: () => answer('file', { outcome: 'not_ready' as const }),
    taken: 'ok',
    readEvent: () => undefined,
  }
  const told: (number | undefined)[] = []
  const tell = ({ open_since_ms }: { open_since_ms: number | undefined }) => void told.push(open_since_ms)
  const port = guardGateway(bare, { clock, ids: createIds(clock, systemRng), tell })
  for (let i = 0; i < BREAKER.most; i++) await port.payoutStatus('b')
  there.sent = []
  return { clock, there, port, told }
}

describe('R4.21 R9.2 a gateway that stopped answering', () => {
  it('is sent nothing new, and whoever asks hears a clear no at once', async () => {
    const { there, port, told } = await silence()
    expect(await port.createPayment(order)).toEqual({ outcome: 'rejected', reason: 'gateway_silent' })
    expect(await port.createPayout(payout)).toMatchObject({ outcome: 'later' })
    expect(await port.refund(refund)).toMatchObject({ outcome: 'later' })
    expect(there.sent).toEqual([])
    expect([told[0], told.at(-1)]).toEqual([undefined, expect.any(Number)])
  })

  it('is still asked what became of earlier ones; one answer lets everything in again', async () => {
    const { there, port } = await silence()
    expect(await port.paymentStatus('a')).toEqual({ outcome: 'unknown' })
    there.is_silent = false
    expect(await port.fetchSettlement('2026-01-01')).toEqual({ outcome: 'not_ready' })
    expect(await port.createPayout(payout)).toEqual({ outcome: 'accepted' })
  })

  it('is asked about a payment that never was once it has rested, and left alone while it is silent', async () => {
    const { clock, there, port } = await silence()
    clock.advance(BREAKER.rest_ms)
    expect(await port.createPayout(payout)).toMatchObject({ outcome: 'later' })
    expect(there.sent).toEqual(['status'])
    there.is_silent = false
    expect(await port.createPayout(payout)).toMatchObject({ outcome: 'later' })
    clock.advance(BREAKER.rest_ms)
    expect(await port.createPayment(order)).toMatchObject({ outcome: 'ok' })
    expect(there.sent).toEqual(['status', 'status', 'payment'])
  })
})
