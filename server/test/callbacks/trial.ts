import { randomUUID } from 'node:crypto'
import type { Env } from '@moongate/testing/env'
import type { Fields } from '../../../sandbox/suppliers/src/pagoda/forms.ts'
import { sql } from '../../src/kernel/db.ts'
import { createSeededRng, type Rng } from '../../src/kernel/rng.ts'
import { buildEvent, type Sent, send, sendBody } from './sender.ts'

/** An event of a round, with the call that tells of it. */
type Event = { call: 'bet' | 'win' | 'rollback'; fields: Fields }
type Round = { player: string; events: [Event, Event]; net: number }
export type Outcome = {
  sent: number
  repeated: number
  out_of_order: number
  forged: number
  replayed: number
  /** Repeats that heard something else than the first time, forged and replayed calls that were taken. */
  wrong: number
  /** What our books and what must have happened differ by, in minor units. */
  unexplained: number
  refused_for_good: number
}

const LANES = 8
/** More than anybody has. */
const TOO_MUCH = 99_999_999_00

const pickRound = (env: Env, players: readonly string[], rng: Rng): Round => {
  const player = players[rng.int(players.length)] ?? ''
  const about = { userName: player, betNo: randomUUID() }
  const kind = rng.int(20)
  const stake = kind === 0 ? TOO_MUCH : 1 + rng.int(1_000)
  const bet: Event = { call: 'bet', fields: buildEvent(env, 'bet', stake, about) }
  const taken_back = kind === 0 || kind > 15
  const payout = rng.int(2) * rng.int(2_000)
  const call = taken_back ? 'rollback' : 'win'
  const end: Event = { call, fields: buildEvent(env, call, taken_back ? stake : payout, about) }
  return { player, events: [bet, end], net: taken_back ? 0 : payout - stake }
}

/** So many deliveries: of each three one is a repeat, and one of each three comes before what it should follow. */
const planDeliveries = (rounds: readonly Round[], rng: Rng): Event[] => {
  const placed = rounds.flatMap(({ events: [bet, end] }, i) => {
    const [first, second] = i % 2 === 0 ? [bet, end] : [end, bet]
    const at = i * 3
    const repeated = rng.int(2) === 0 ? first : second
    return [
      { at, event: first },
      { at: at + 1 + rng.int(60), event: second },
      { at: at + 2 + rng.int(120), event: repeated },
    ]
  })
  return placed.toSorted((a, b) => a.at - b.at).map(({ event }) => event)
}

type Heard = { first: Map<string, string>; sent: Sent[]; wrong: number; refused_for_good: number }

/** Sends as a supplier does: what is too early is sent again later, and a repeat has to hear what was said first. */
const deliver = async (env: Env, events: readonly Event[], heard: Heard): Promise<void> => {
  const waiting = [...events]
  const runLane = async (): Promise<void> => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const sent = await send(env, event.call, event.fields)
      heard.sent.push(sent)
      const said = JSON.stringify(sent.told)
      const id = event.fields.eventId ?? ''
      if (sent.told.code === '2002') waiting.push(event)
      else if (heard.first.has(id)) heard.wrong += Number(heard.first.get(id) !== said)
      else heard.first.set(id, said)
      if (sent.told.code === '2004' || sent.told.code === '2001') heard.refused_for_good += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, runLane))
}

const FORGERIES = [
  (env: Env, e: Event) => send(env, e.call, { ...e.fields, eventId: randomUUID() }, { secret: 'another secret' }),
  (env: Env, e: Event) => send(env, e.call, { ...e.fields, eventId: randomUUID() }, { tamper: '&amt=1000000.00' }),
  (env: Env, e: Event) => send(env, e.call, { ...e.fields, eventId: randomUUID() }, { secret: '' }),
]

const readMoney = async (env: Env): Promise<{ centre: bigint; gaming: bigint; bets: bigint }> =>
  env.owner
    .one(sql`select (select sum(balance)::bigint from ledger.balances where account_kind = 'centre' and asset = 'CNY') as centre,
    (select coalesce(sum(balance), 0)::bigint from ledger.accounts where is_house and kind = 'gaming:LOTUS') as gaming,
    (select coalesce(sum(payout - stake), 0)::bigint from betting.bets where supplier_code = 'LOTUS') as bets`)

/** Runs it; `players` have enough money for all that is not meant to be too much. */
export const runTrial = async (
  env: Env,
  players: readonly string[],
  { count, seed }: { count: number; seed: number },
): Promise<Outcome> => {
  const rng = createSeededRng(`callbacks ${seed}`)
  const rounds = Array.from({ length: Math.round(count / 3) }, () => pickRound(env, players, rng))
  const heard: Heard = { first: new Map(), sent: [], wrong: 0, refused_for_good: 0 }
  const before = await readMoney(env)
  await deliver(env, planDeliveries(rounds, rng), heard)
  const some = Math.ceil(count / 100)
  const pick = <T>(list: readonly T[]): T => list[rng.int(list.length)] as T
  for (let i = 0; i < some; i++)
    heard.wrong += Number((await pick(FORGERIES)(env, pick(pick(rounds).events))).told.code !== '9002')
  for (let i = 0; i < some; i++) {
    if (i === Math.floor(some / 2)) env.clock.advance(6 * 60_000) // from here on they are too old as well
    const { call, body } = pick(heard.sent)
    heard.wrong += Number((await sendBody(env, call, body)).told.code !== '9002')
  }
  const after = await readMoney(env)
  const net = BigInt(rounds.reduce((sum, round) => sum + round.net, 0))
  const off = [after.centre - before.centre - net, after.gaming - before.gaming + net, after.bets - before.bets - net]
  return {
    sent: heard.sent.length + 2 * some,
    repeated: rounds.length,
    out_of_order: rounds.length,
    forged: some,
    replayed: some,
    wrong: heard.wrong,
    unexplained: off.reduce((sum, n) => sum + Math.abs(Number(n)), 0),
    refused_for_good: heard.refused_for_good,
  }
}
