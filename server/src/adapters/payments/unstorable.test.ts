import { expect, it } from 'vitest'
import { createIds } from '../../kernel/ids.ts'
import { systemRng } from '../../kernel/rng.ts'
import type { GatewayDeps } from './deps.ts'
import { readEvent as readHarbour } from './harbour/event.ts'
import { signParts } from './harbour/sign.rules.ts'
import { readEvent as readLantern } from './lantern/event.ts'
import { toLocal, writeForm } from './lantern/forms.rules.ts'

const now = new Date('2026-01-15T04:00:00Z')
const clock = { now: () => now }
const about = { clock, ids: createIds(clock, systemRng), url: '', currency: 'CNY', notify_url: '', site_url: '' }
const d: GatewayDeps = { ...about, code: 'G', merchant: 'us', secret: 'what we sign with' }

const tellAsHarbour = (memo: string) => {
  const body = JSON.stringify({ event_id: 'event-0001', event: 'payout.paid', payout_id: 'p-1', memo })
  const timestamp = String(now.getTime())
  const signature = signParts(d.secret, [timestamp, body])
  return readHarbour(d, { 'x-merchant': d.merchant, 'x-timestamp': timestamp, 'x-signature': signature }, body)
}
const tellAsLantern = (memo: string) => {
  const told = { notify_id: 'notify-0001', notify_type: 'transfer', timestamp: toLocal(now), mch_id: d.merchant, memo }
  return readLantern(d, writeForm(d.secret, told))
}

it.each([
  ['HARBOUR', tellAsHarbour],
  ['LANTERN', tellAsLantern],
])('R4.20 what %s tells by itself is kept, whatever the database cannot hold of it', (_, tell) => {
  expect(tell('paid')?.body).toMatchObject({ memo: 'paid' })
  expect(tell('pa\0id \ud800')?.body).toMatchObject({ memo: 'pa\uFFFDid \uFFFD' })
})
