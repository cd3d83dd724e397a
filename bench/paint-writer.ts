import { setTimeout as wait } from 'node:timers/promises'
import { channels } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { createDb } from '../server/src/kernel/db.ts'
import { push } from '../server/src/kernel/push.ts'

/**
 * A process that commits so many transactions a second, each of which tells one member something, until its parent lets go of it;
 * then it says how many it came to a second.
 */
const [url = '', rate = '0', ...member_ids] = process.argv.slice(2)
const CALLERS = 24
const TICK_MS = 4
const db = createDb(url, { max: CALLERS, name: 'moongate-paint-writer' })
const start = performance.now()
const countSeconds = (): number => (performance.now() - start) / 1000
let [begun, committed] = [0, 0]
const over = new AbortController()
for (const sign of ['message', 'disconnect'] as const) process.on(sign, () => over.abort())

const write = async (): Promise<void> => {
  while (!over.signal.aborted) {
    if (begun >= countSeconds() * Number(rate)) await wait(TICK_MS)
    else {
      const member_id = Number(member_ids[begun++ % member_ids.length])
      await db.tx((tx) => push(tx, balancePush, channels.member(member_id), {}))
      committed += 1
    }
  }
}

await Promise.all(Array.from({ length: CALLERS }, write))
process.send?.(Math.round(committed / countSeconds()))
await db.close()
if (process.connected) process.disconnect()
