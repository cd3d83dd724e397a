import { randomInt, randomUUID } from 'node:crypto'
import { meetFault } from './endings.ts'
import type { Told, World } from './world.ts'

type Waiting = { id: number; url: string; body: string; is_forged: number; attempts: number; due_at: number }

/** When a webhook that was not taken is sent again; after the last one the merchant has to ask. */
const RETRIES_MS = [1_000, 5_000, 30_000, 120_000, 600_000]
const TIMEOUT_MS = 10_000
const AT_ONCE = 16

const keep = (w: World, url: string, body: string, due_at: number, is_forged = false): void =>
  void w.books
    .prepare('insert into webhooks (url, body, is_forged, due_at) values (?, ?, ?, ?)')
    .run(url, body, is_forged ? 1 : 0, due_at)

/** Tells the merchant what happened, under an id of its own: at once, late, twice or never, as the fault that waits has it. */
export const tellMerchant = (w: World, url: string, told: Omit<Told, 'event_id'>): void => {
  const body = JSON.stringify({ event_id: randomUUID(), ...told })
  const fault = meetFault(w, 'webhook')
  if (fault?.fault === 'webhook_lost') return
  const delay_ms = fault?.fault === 'webhook_late' ? randomInt(fault.delay_ms + 1) : 0
  const copies = fault?.fault === 'webhook_twice' ? 3 : 1
  for (let copy = 0; copy < copies; copy++) keep(w, url, body, Date.now() + delay_ms)
  startDelivery(w)
}

/** What a stranger sends in our name: with a signature that is none of ours, or about an order that was never made. */
export const sendOdd = (w: World, url: string, told: Omit<Told, 'event_id'>, is_forged: boolean): void => {
  keep(w, url, JSON.stringify({ event_id: randomUUID(), ...told }), Date.now(), is_forged)
  startDelivery(w)
}

const isTaken = async (w: World, { url, body, is_forged }: Waiting): Promise<boolean> => {
  const secret = is_forged === 1 ? 'a secret that is none of ours' : w.secret
  const event = w.speech.writeEvent(w, JSON.parse(body) as Told, secret)
  try {
    const reply = await fetch(url, {
      method: 'POST',
      ...event,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return w.speech.isTaken({ is_ok: reply.ok, said: await reply.text() })
  } catch {
    return false
  }
}

const deliverOne = async (w: World, one: Waiting): Promise<void> => {
  const taken = await isTaken(w, one)
  if (w.delivery.is_closed) return
  const wait_ms = taken || one.is_forged === 1 ? undefined : RETRIES_MS[one.attempts]
  w.books
    .prepare('update webhooks set attempts = attempts + 1, due_at = ? where id = ?')
    .run(wait_ms === undefined ? null : Date.now() + wait_ms, one.id)
}

const deliverDue = async (w: World): Promise<void> => {
  if (w.delivery.is_running || w.delivery.is_closed) return
  w.delivery.is_running = true
  try {
    const due = w.books
      .prepare('select * from webhooks where due_at <= ? order by due_at, id limit ?')
      .all(Date.now(), AT_ONCE) as Waiting[]
    await Promise.all(due.map((one) => deliverOne(w, one)))
  } finally {
    w.delivery.is_running = false
    startDelivery(w)
  }
}

/** Wakes the delivery when the next webhook is due. */
export const startDelivery = (w: World): void => {
  if (w.delivery.is_closed) return
  clearTimeout(w.delivery.timer)
  const [next] = w.books.prepare('select min(due_at) as at from webhooks where due_at is not null').all() as {
    at: number | null
  }[]
  if (typeof next?.at !== 'number') return
  w.delivery.timer = setTimeout(() => void deliverDue(w), Math.max(0, next.at - Date.now()))
}

/** Stops it for good: nothing is written to the books after this. */
export const stopDelivery = (w: World): void => {
  w.delivery.is_closed = true
  clearTimeout(w.delivery.timer)
}
