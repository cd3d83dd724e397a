import { parseArgs } from 'node:util'
import { startEnv } from '@moongate/testing/env'
import { GATEWAY, startTestGateway } from '@moongate/testing/gateway'
import startServer from '@moongate/testing/global-setup'
import { createIds } from '../../src/kernel/ids.ts'
import { systemRng } from '../../src/kernel/rng.ts'
import { holdChain, tryDay } from './days.ts'
import { findNotifyUrl, tryPayments } from './trial.ts'

/** `npm run payments:trial -- --payments 1100 --odd 100 --payouts 500`: the last line is one JSON object, and the exit code 1 unless the books agree. */
const { values } = parseArgs({
  options: {
    payments: { type: 'string', default: '1100' },
    odd: { type: 'string', default: '100' },
    payouts: { type: 'string', default: '500' },
  },
})
const size = { payments: Number(values.payments), odd: Number(values.odd), payouts: Number(values.payouts) }
const stopServer = await startServer()
const gateway = await startTestGateway()
const clock = { now: () => new Date() }
const about = { notify_url: '', ask_ms: 600 }
// A short horizon, so that what never arrived is over within the trial and not within minutes.
const port = { ...gateway.connect({ clock, ids: createIds(clock, systemRng) }, about), horizon_ms: 3_000 }
const held = holdChain()
const gateways = { [GATEWAY]: port }
const env = await startEnv({ seed: 'demo', gateways, chains: { erc: held.chain } })
await env.app.listen({ port: 0, host: '127.0.0.1' })
about.notify_url = findNotifyUrl(env)
const figures = await tryPayments(env, gateway, size)
const days = await tryDay({ env, gateway, gateways, held })
await Promise.all([env.stop(), gateway.stop()])
await stopServer?.()
console.log(JSON.stringify({ ...figures, days }))
const { not_credited, credited_wrongly, open, books_differ, invariants } = figures
const off = days.clean.filter(({ difference, items }) => difference !== '0' || items > 0).length
const not_named = days.missing.length + days.unexpected.length + days.unexplained + days.made_again
process.exitCode = not_credited + credited_wrongly + open + books_differ + invariants + off + not_named === 0 ? 0 : 1
