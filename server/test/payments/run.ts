import { parseArgs } from 'node:util'
import { startEnv } from '@moongate/testing/env'
import { GATEWAY, GATEWAY_CODES, startTestGateway } from '@moongate/testing/gateway'
import startServer from '@moongate/testing/global-setup'
import { createIds } from '../../src/kernel/ids.ts'
import { systemRng } from '../../src/kernel/rng.ts'
import { holdChain, tryDay } from './days.ts'
import { findNotifyUrl, tryPayments } from './trial.ts'

/** `npm run payments:trial -- --gateway LANTERN --payments 1100 --odd 100 --payouts 500`: the last line is one JSON object, and the exit code 1 unless the books agree. */
const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '1100' },
    odd: { type: 'string', default: '100' },
    payouts: { type: 'string', default: '500' },
    gateway: { type: 'string', default: GATEWAY },
  },
})
const size = { payments: Number(values.payments), odd: Number(values.odd), payouts: Number(values.payouts) }
const stopServer = await startServer()
const code = GATEWAY_CODES.find((known) => known === values.gateway)
if (!code) throw new Error(`no gateway ${values.gateway}; there are ${GATEWAY_CODES.join(', ')}`)
const gateway = await startTestGateway(code)
const clock = { now: () => new Date() }
const about = { notify_url: '', ask_ms: 600 }
// A short horizon, so that what never arrived is over within the trial and not within minutes.
const port = { ...gateway.connect({ clock, ids: createIds(clock, systemRng) }, about), horizon_ms: 3_000 }
const held = holdChain()
const gateways = { [code]: port }
const env = await startEnv({ seed: 'demo', gateways, chains: { erc: held.chain } })
await env.app.listen({ port: 0, host: '127.0.0.1' })
about.notify_url = findNotifyUrl(env)
const figures = await tryPayments(env, gateway, size)
// The differences are planted in Harbour's file of the day, in its words.
const days = code === GATEWAY ? await tryDay({ env, gateway, gateways, held }) : undefined
await Promise.all([env.stop(), gateway.stop()])
await stopServer?.()
console.log(JSON.stringify({ gateway: code, ...figures, days }))
const { not_credited, credited_wrongly, open, books_differ, invariants } = figures
const off = days?.clean.filter(({ difference, items }) => difference !== '0' || items > 0).length ?? 0
const not_named = days ? days.missing.length + days.unexpected.length + days.unexplained + days.made_again : 0
process.exitCode = not_credited + credited_wrongly + open + books_differ + invariants + off + not_named === 0 ? 0 : 1
