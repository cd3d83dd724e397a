import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CALLS, FAULTS } from './faults.rules.ts'
import { findPayment, payPayment } from './payments.ts'
import { returnPayout } from './payout-ends.ts'
import { writeSettlement } from './settlement.ts'
import { isEqual } from './sign.ts'
import { sendOdd } from './webhooks.ts'
import type { World } from './world.ts'

const fault = z.strictObject({
  fault: z.enum(FAULTS),
  calls: z.array(z.enum(CALLS)).optional(),
  times: z.number().int().positive().optional(),
  share: z.number().positive().max(100).optional(),
  delay_ms: z.number().int().min(0).max(600_000).default(10_000),
})
const odd = z.strictObject({ url: z.url(), kind: z.enum(['forged', 'foreign']), order_id: z.string().optional() })

const settlement = z.strictObject({ day: z.iso.date(), file: z.string().nullable().optional() })

/** All payments and payouts, as the books have them. */
const showBook = (w: World): object => ({
  payments: w.books.prepare('select order_id, state, amount, currency, paid_amount, paid_currency from payments').all(),
  payouts: w.books.prepare('select payout_id, state, amount from payouts').all(),
  waiting: (w.books.prepare('select count(*) as n from webhooks where due_at is not null').all()[0] as { n: number }).n,
})

/** Pays what was ordered, as buyers would. */
const payOrders = (w: World, order_ids: readonly string[]): void => {
  for (const order_id of order_ids) {
    const found = findPayment(w, w.speech.nameOrder(order_id))
    if (found) payPayment(w, found.key)
  }
}

/** What only tests call: it breaks things, pays as the buyer, and looks into the books. */
export const serveControl = (app: FastifyInstance, w: World): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isEqual(request.headers.authorization ?? '', `Bearer ${w.control_secret}`))
      return reply.code(401).send({ error: 'no' })
  })
  app.setErrorHandler((error: Error, _, reply) => reply.code(422).send({ error: error.message }))
  app.post<{ Body: string }>('/control/faults', (request, reply) => {
    w.faults.push(fault.parse(JSON.parse(request.body)))
    return reply.code(204).send()
  })
  app.delete('/control/faults', (_, reply) => {
    w.faults = []
    return reply.code(204).send()
  })
  app.get('/control/faults', (_, reply) => reply.send(w.met))
  app.post<{ Body: string }>('/control/pay', (request, reply) => {
    payOrders(w, z.object({ order_ids: z.array(z.string()) }).parse(JSON.parse(request.body)).order_ids)
    return reply.code(204).send()
  })
  app.post<{ Body: string }>('/control/payout_ms', (request, reply) => {
    w.payout_ms = z.object({ ms: z.number().int().min(0) }).parse(JSON.parse(request.body)).ms
    return reply.code(204).send()
  })
  app.post<{ Body: string }>('/control/webhook', (request, reply) => {
    const { url, kind, order_id = randomUUID() } = odd.parse(JSON.parse(request.body))
    const told = { event: 'payment.paid', order_id: w.speech.nameOrder(order_id), state: 'paid' }
    sendOdd(w, url, told, kind === 'forged')
    return reply.code(204).send()
  })
  app.post<{ Body: string }>('/control/return', (request, reply) => {
    const { payout_id } = z.strictObject({ payout_id: z.string() }).parse(JSON.parse(request.body))
    returnPayout(w, w.speech.nameOrder(payout_id))
    return reply.code(204).send()
  })
  app.post<{ Body: string }>('/control/settlement', (request, reply) => {
    const { day, file } = settlement.parse(JSON.parse(request.body))
    if (file === undefined) w.files.delete(day)
    else w.files.set(day, file ?? undefined)
    return reply.send({ file: writeSettlement(w, day) ?? null })
  })
  app.post<{ Body: string }>('/control/secret', (request, reply) => {
    w.secret = z.strictObject({ secret: z.string().min(16) }).parse(JSON.parse(request.body)).secret
    return reply.code(204).send()
  })
  app.get('/control/book', (_, reply) => reply.send(showBook(w)))
}
