import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connectSuppliers, readSuppliers } from '../server/src/adapters/suppliers/connect.ts'
import type { Config } from '../server/src/kernel/config.ts'
import { systemClock } from '../server/src/kernel/clock.ts'
import { createIds } from '../server/src/kernel/ids.ts'
import { createSeededRng } from '../server/src/kernel/rng.ts'
import type { SupplierPort, SupplierTransfer, Suppliers } from '../server/src/modules/games/index.ts'

export type Kind = 'tables' | 'sea' | 'board' | 'cards'
/** What the trial has seen. `missed` are rounds that a watcher did not hear of and boards that fell silent, `unpaid` bets whose round went by without their payout. */
export type Seen = {
  bet_ms: Record<Kind, number[]>
  refused: Record<Kind, number>
  rounds: number
  missed: number
  unpaid: number
  broken: number
  asked_again: number
}
export type Trial = {
  port: number
  suppliers: Suppliers
  seen: Seen
  /** Whether the program may die: who loses a stream comes back. */
  dies: boolean
  over: () => boolean
}
/** Somebody on an open page, with what they were told: money that got in less what got out, and the bets that were taken. */
export type Gamer = {
  kind: Kind
  nth: number
  brand: string
  session: string
  moved: bigint
  bets: number
  stake: number
}

/** The operator's side of the suppliers: what the product itself calls them with. */
export const connect = (list: string): Suppliers => {
  const ids = createIds(systemClock, createSeededRng(randomUUID()))
  const config = { currency: 'CNY' } as Config
  return connectSuppliers({ clock: systemClock, ids, config }, readSuppliers(list))
}

export const findPort = (t: Pick<Trial, 'suppliers'>, brand: string): SupplierPort => {
  const port = t.suppliers[brand]
  if (!port) throw new Error(`no supplier is called ${brand}`)
  return port
}

export const toPlayer = (nth: number) => ({ member_id: nth + 1, is_demo: false })

/** Moves money until it is known what became of it, under one id. */
export const moveMoney = async (t: Trial, g: Gamer, way: 'in' | 'out', amount: bigint): Promise<void> => {
  const port = findPort(t, g.brand)
  const about: SupplierTransfer = { transfer_id: randomUUID(), player: toPlayer(g.nth), amount }
  for (;;) {
    const told = await (way === 'in' ? port.transferIn(about) : port.transferOut(about))
    const known = told.outcome === 'unknown' ? await port.transferStatus(about.transfer_id, amount) : told
    if (known.outcome === 'ok') g.moved += way === 'in' ? amount : -amount
    if (known.outcome === 'ok' || known.outcome === 'rejected') return
    await wait(200)
  }
}
