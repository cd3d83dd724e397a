import { setTimeout as wait } from 'node:timers/promises'
import { channels, definePush } from '@moongate/contract'
import { z } from 'zod'
import { type Db, sql } from '../../src/kernel/db.ts'
import { push } from '../../src/kernel/push.ts'
import { openStream } from './stream.ts'

const counted = definePush('counted', { audience: 'member', summary: 'one', data: z.strictObject({ n: z.number() }) })

/** Where commits of a channel wait for each other, as those of a member's money do at their accounts. */
export const openCount = async (owner: Db): Promise<void> => {
  await owner.run(sql`create table public.trial as select 0 as n`)
  await owner.run(sql`grant select, update on public.trial to moongate_app`)
}

/** Commits one event after another to a member, beside whoever else does, until told to stop. */
export const writeUntil = async (db: Db, member_id: number, stop: AbortSignal): Promise<void> => {
  while (!stop.aborted)
    await db.tx(async (tx) => {
      await push(tx, counted, channels.member(member_id + 1), { n: 0 }) // others lie between
      const { n } = await tx.one<{ n: number }>(sql`update public.trial set n = n + 1 returning n`)
      await push(tx, counted, channels.member(member_id), { n })
    })
}

export type OrderTrial = {
  committed: number
  told: number
  reconnects: number
  missed: number
  twice: number
  disordered: number
}
type Asked = { port: number; token: string; owner: Db; seconds: number; reconnects: number }

const judge = (told: readonly number[], committed: number): Pick<OrderTrial, 'missed' | 'twice' | 'disordered'> => ({
  missed: committed - new Set(told).size,
  twice: told.length - new Set(told).size,
  disordered: told.filter((n, i) => i > 0 && n < (told[i - 1] ?? 0)).length,
})

/** A reader who goes away and comes back so many times while others write, and then hears the rest. */
export const runOrderTrial = async (
  { port, token, owner, seconds, reconnects }: Asked,
  write: (stop: AbortSignal) => Promise<unknown>,
): Promise<OrderTrial> => {
  const told: number[] = []
  let last: string | undefined
  let came_back = -1
  const listen = async (ms: number, is_enough = () => false): Promise<void> => {
    const stream = await openStream({ port, token, last }, ({ id, event, data }) => {
      if (event !== counted.name) return
      told.push((JSON.parse(data) as { n: number }).n)
      last = id
    })
    came_back += 1
    for (const end = performance.now() + ms; performance.now() < end && !is_enough();) await wait(10)
    stream.end()
    await stream.ended
  }
  const over = new AbortController()
  const first = listen(60_000, () => told.length > 0)
  await wait(100)
  const writing = write(over.signal)
  await first
  const until = performance.now() + seconds * 1000
  for (let left = reconnects; performance.now() < until; left--)
    await listen(Math.max(10, (until - performance.now()) / Math.max(1, left)))
  over.abort()
  await writing
  const { n: committed } = await owner.one<{ n: number }>(sql`select n from public.trial`)
  await listen(10_000, () => told.length >= committed)
  return { committed, told: told.length, reconnects: came_back, ...judge(told, committed) }
}
