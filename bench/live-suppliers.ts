import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { connectSuppliers, readSuppliers } from '../server/src/adapters/suppliers/connect.ts'
import type { Config } from '../server/src/kernel/config.ts'
import { systemClock } from '../server/src/kernel/clock.ts'
import { createIds } from '../server/src/kernel/ids.ts'
import { createSeededRng } from '../server/src/kernel/rng.ts'
import type { GameType } from '@moongate/contract/games.states'
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

const toPlayer = (nth: number) => ({ member_id: nth + 1, is_demo: false })

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

const PLAYED: Readonly<Record<Kind, { type: GameType; games: readonly (readonly [brand: string, game: string])[] }>> = {
  tables: { type: 1, games: [['JADE', 'baccarat_a']] },
  sea: {
    type: 2,
    games: [
      ['TIDE', 'dragon_reef'],
      ['KOI', 'pond_hunter'],
    ],
  },
  board: { type: 5, games: [['ATLAS', 'matchday']] },
  cards: {
    type: 6,
    games: [
      ['LOTUS', 'blackjack'],
      ['LOTUS', 'golden_flower'],
      ['LOTUS', 'landlord'],
    ],
  },
}
const MONEY = 10_000_000n

/** Three of ten at the tables, three at the sea, three at the board, one at cards. */
const chooseKind = (nth: number): Kind =>
  (['tables', 'sea', 'board'] as const)[nth % 10 === 9 ? -1 : nth % 3] ?? 'cards'

/** A player with money on the open page of a game. */
export const openGamer = async (t: Trial, nth: number): Promise<Gamer> => {
  const kind = chooseKind(nth)
  const { type, games } = PLAYED[kind]
  const [brand, game_code] = games[Math.floor(nth / 10) % games.length]!
  const g: Gamer = { kind, nth, brand, session: '', moved: 0n, bets: 0, stake: 0 }
  const [port, player] = [findPort(t, brand), toPlayer(nth)]
  await port.createPlayer(player)
  await moveMoney(t, g, 'in', MONEY)
  const spell = { reality_minutes: 0, played: 0, left: null }
  const about = { player, session_id: randomUUID(), name: `p${nth}`, game_code, game_type: type, is_mobile: false }
  const path = await port.launch({ ...about, lang: 'en', spell })
  const page = await (await fetch(`http://127.0.0.1:${t.port}${path}`)).text()
  const session = /"session":"([^"]+)"/.exec(page)?.[1]
  if (session === undefined)
    throw new Error(`the page of player ${nth} did not open; npm start builds the clients of the games`)
  return { ...g, session }
}

/** Sends a call and reads its answer line by line; resolves when the answer ends, fails where it breaks off. */
export const readLines = (port: number, path: string, body: object, hear: (line: string) => void): Promise<void> =>
  new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST' }, (answer) => {
      const lines = createInterface({ input: answer })
      answer.on('error', fail)
      lines.on('error', fail)
      lines.on('line', hear)
      lines.on('close', () => (answer.complete ? done() : fail(new Error('broken off'))))
    })
    asked.on('error', fail)
    asked.end(JSON.stringify(body))
  })

const AGAIN_MS = 100

/** Asks under the same ids until there is an answer; how long it took counts where the first one came. */
export const ask = async <T extends object>(t: Trial, path: string, body: object, bet?: Kind): Promise<T> => {
  for (let tries = 0; ; tries += 1) {
    const begun = performance.now()
    const heard: T[] = []
    await readLines(t.port, `/sandbox/${path}`, body, (line) => heard.push(JSON.parse(line) as T)).catch(
      () => undefined,
    )
    const ms = performance.now() - begun
    if (bet && tries === 0 && heard[0]) t.seen.bet_ms[bet].push(ms)
    if (heard[0]) return heard[0]
    t.seen.asked_again += 1
    await wait(AGAIN_MS)
  }
}

/** Reads a stream until the trial is over; where it breaks off while nobody dies, that is noted. */
export const watch = async (t: Trial, path: string, body: object, hear: (line: string) => void): Promise<void> => {
  while (!t.over()) {
    await readLines(t.port, `/sandbox/${path}`, body, hear).catch(() => undefined)
    if (t.over()) return
    if (!t.dies) t.seen.broken += 1
    await wait(AGAIN_MS)
  }
}
