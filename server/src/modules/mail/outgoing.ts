import type { OutgoingState } from '@moongate/contract/mail.states'
import type { Delivery } from './courier.port.ts'
import type { CourierDeps } from './deps.ts'
import { settleOutgoing, takeOutgoing, type Taken } from './outgoing.sql.ts'

const AT_ONCE = 20
const HELD_MS = 180_000
const MAX_TRIES = 5
const PAUSE_MS = 300_000

/** What is written down of one that was tried: unclear ones are tried again with growing pauses, five times in all. */
export const judgeDelivery = (
  delivery: Delivery | undefined,
  tries: number,
  now: Date,
): { state: OutgoingState; error: string; due_at: Date } => {
  if (!delivery) return { state: 'logged', error: '', due_at: now }
  if (delivery.outcome === 'sent') return { state: 'sent', error: '', due_at: now }
  const { outcome, error } = delivery
  if (outcome === 'refused' || tries >= MAX_TRIES) return { state: 'failed', error, due_at: now }
  return { state: 'queued', error, due_at: new Date(now.getTime() + PAUSE_MS * 2 ** (tries - 1)) }
}

/** Sends what is due, each by whoever is connected; where nobody is, it is logged. */
export const sendOutgoing = async (d: CourierDeps): Promise<void> => {
  for (;;) {
    const now = d.clock.now()
    const taken = await takeOutgoing(d.db, now, new Date(now.getTime() + HELD_MS), AT_ONCE)
    for (const one of taken) await sendOne(d, one)
    if (taken.length < AT_ONCE) return
  }
}

const sendOne = async (
  d: CourierDeps,
  { id, way, address, title, content, tries, is_unwanted }: Taken,
): Promise<void> => {
  if (is_unwanted) return void (await settleOutgoing(d.db, id, { state: 'withheld', error: '', due_at: d.clock.now() }))
  const delivery = await d.couriers[way]?.deliver({ id, address, title, content })
  await settleOutgoing(d.db, id, judgeDelivery(delivery, tries, d.clock.now()))
}
