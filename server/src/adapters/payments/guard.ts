import type { GatewayPort } from '../../modules/payments/gateway.port.ts'
import type { Kernel } from '../../kernel/index.ts'
import { createBreaker, type NoteCall } from '../breaker.ts'

const wasAnswered = (answer: unknown): boolean => (Object(answer) as { outcome?: unknown }).outcome !== 'unknown'

const SILENT = 'gateway_silent'

/**
 * The same port with a circuit breaker: while the gateway does not answer no new payment, payout or refund is sent there, and whoever asked
 * for one hears so at once: it never left, so it is a clear no. What became of earlier ones is asked all the same. Once it has rested, the
 * next one asks about a payment that never was: any answer closes it. Each process has a breaker of its own.
 */
export const guardGateway = (
  port: GatewayPort,
  { clock, ids, tell }: Pick<Kernel, 'clock' | 'ids'> & { tell?: NoteCall | undefined },
): GatewayPort => {
  const { note, judge } = createBreaker({ clock, callee: `gateway:${port.code}`, wasAnswered, tell })
  const maySend = async (): Promise<boolean> => {
    const verdict = judge()
    return verdict === 'enter' || (verdict === 'ask_first' && wasAnswered(await note(port.paymentStatus(ids.uuid()))))
  }
  return {
    ...port,
    createPayment: async (order) =>
      (await maySend()) ? note(port.createPayment(order)) : { outcome: 'rejected', reason: SILENT },
    createPayout: async (order) =>
      (await maySend()) ? note(port.createPayout(order)) : { outcome: 'later', said: SILENT },
    refund: async (order) => ((await maySend()) ? note(port.refund(order)) : { outcome: 'later', said: SILENT }),
    paymentStatus: (id) => note(port.paymentStatus(id)),
    payoutStatus: (id) => note(port.payoutStatus(id)),
    fetchSettlement: (day) => note(port.fetchSettlement(day)),
  }
}
