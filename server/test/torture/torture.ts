import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '../../src/kernel/db.ts'
import { deriveKey } from '../../src/kernel/ids.ts'
import { createSeededRng, type Rng } from '../../src/kernel/rng.ts'
import { definePostings, house, member, post } from '../../src/modules/ledger/index.ts'
import { compareAll, type Findings, findBroken } from './books.ts'
import { live, type Player, registerPlayer, type Trial } from './member.ts'
import { type Product, startTortured, VICTIMS } from './product.ts'
import { breakSuppliers, control, type Met } from './suppliers.ts'

const MEMBERS = 32
/** Two of each dialect. */
const CODES = ['AURUM', 'KOI', 'JADE', 'NOVA']
const BROKEN_PERCENT = 20
const KILLS_IN_600_S = 30
const LEAST_KILLS = 3
const CALM_S = 60
/** A minute of the product goes by in six seconds, so that what it does after minutes is seen. */
const SPEED = 10
const TICK_MS = 200
/** How long a member waits before the next thing they do, at most. */
const PAUSE_MS = 1_000
const START_MINOR = 100_000n
/** What the clock asks for each minute. */
const MINUTELY = ['wallet.sweep', 'mirror.pull_all', 'mirror.compare_all']

const { start } = definePostings('torture', {
  start: { from: house('adjustment'), to: member('centre'), operate_type: 2 },
})

export type Ended = Findings &
  Trial['tally'] & {
    seed: number
    seconds: number
    servers: number
    calm_s: number
    calls: number
    faults: Record<string, number>
    kills: Record<string, number>
    broken: string[]
    clean: boolean
  }
/** `calm_s`: how long the product may take after the last fault; a machine with other work takes longer. */
export type Options = {
  seconds: number
  seed: number
  /** Processes that serve at one database; one unless more are asked for. */
  servers?: number
  calm_s?: number
  tell?: (line: string) => void
}

const createPlayers = async (t: Trial): Promise<Player[]> => {
  const players: Player[] = []
  for (let n = 1; n <= MEMBERS; n++) {
    const made = await registerPlayer(t, n)
    const { id: member_id } = await t.product.owner.one<{ id: number }>(
      sql`select id from members.members where name = ${made.name}`,
    )
    players.push({ ...made, member_id })
  }
  const about = { kind: start, asset: 'CNY' as const, amount: START_MINOR, ref: 'torture' }
  await post(
    { db: t.product.owner },
    players.map(({ member_id, name }) => ({ ...about, member_id, key: deriveKey('torture', name) })),
  )
  return players
}

/** The queue keeps the machine's time: hands it what is due by the product's, and asks each of its minutes for what the clock asks for. */
const runQueueClock = ({ owner, now }: Product): (() => void) => {
  let minute = 0
  const tick = async (): Promise<void> => {
    await owner.run(sql`update graphile_worker._private_jobs set run_at = now()
      where locked_at is null and attempts = 0 and run_at > now() and run_at <= ${now()}`)
    const current = Math.floor(now().getTime() / 60_000)
    if (current === minute) return
    for (const name of MINUTELY)
      await owner.run(sql`select kernel.enqueue(${name}, '{}'::json, null, ${`torture:${name}`}, 1)`)
    minute = current
  }
  const timer = setInterval(() => void tick().catch(() => {}), TICK_MS) // PostgreSQL may be away
  return () => clearInterval(timer)
}

/** Kills one after another, all of them in turn, at moments that chance moves a little. */
const killAll = async (t: Trial, o: Options, rng: Rng): Promise<Record<string, number>> => {
  const count = Math.max(LEAST_KILLS, Math.round((KILLS_IN_600_S * o.seconds) / 600))
  const kills = Object.fromEntries(VICTIMS.map((victim) => [victim, 0]))
  const begun_at = Date.now()
  const step_ms = (o.seconds * 1000) / (count + 1)
  const first = rng.int(VICTIMS.length)
  for (let i = 1; i <= count; i++) {
    const due = begun_at + i * step_ms - rng.int(Math.ceil(step_ms / 2))
    await wait(Math.max(0, due - Date.now()))
    const victim = VICTIMS[(first + i) % VICTIMS.length] ?? 'api'
    o.tell?.(`kill ${i} of ${count}: ${victim}`)
    await t.product.kill(victim)
    kills[victim] = (kills[victim] ?? 0) + 1
  }
  await wait(Math.max(0, begun_at + o.seconds * 1000 - Date.now()))
  return kills
}

/** The suppliers put right what they did wrong, and answer; everything has to come to its end by itself. */
const waitForCalm = async (
  t: Trial,
  { calm_s: most_s = CALM_S, tell }: Options,
): Promise<{ found: Findings; calm_s: number }> => {
  const { sandbox } = t.product
  const begun_at = Date.now()
  for (;;) {
    for (const brand of CODES) await control(sandbox, 'POST corrections', { brand })
    const found = await compareAll(t)
    const calm_s = (Date.now() - begun_at) / 1000
    if ((found.open === 0 && found.unexplained === 0) || calm_s > most_s) return { found, calm_s }
    tell?.(JSON.stringify({ calm_s: Math.round(calm_s), ...found }))
    await wait(1_000)
  }
}

const torture = async (product: Product, o: Options): Promise<Ended> => {
  const tally = { acknowledged: 0, refused: 0, asked_again: 0, unanswered: 0 }
  const t: Trial = {
    product,
    codes: CODES,
    tally,
    done: new Set(),
    going: true,
    calm_until: 0,
    pause_ms: PAUSE_MS,
    tell: o.tell,
  }
  await control(product.sandbox, 'POST clock', { at: product.now().toISOString(), speed: SPEED })
  const stopClock = runQueueClock(product)
  try {
    const players = await createPlayers(t)
    await breakSuppliers(product.sandbox, BROKEN_PERCENT)
    const lives = Promise.all(players.map((p, n) => live(t, p, createSeededRng(`${o.seed} member ${n}`))))
    const kills = await killAll(t, o, createSeededRng(`${o.seed} kills`)).finally(() => (t.going = false))
    t.calm_until = Date.now() + (o.calm_s ?? CALM_S) * 1000
    await control(product.sandbox, 'DELETE faults')
    await lives
    const { found, calm_s } = await waitForCalm(t, o)
    const broken = await findBroken(t)
    const { calls = 0, ...faults } = (await control<Met>(product.sandbox, 'GET faults')) ?? {}
    const clean = found.unexplained + found.open + found.contradicted + tally.unanswered + broken.length === 0
    return {
      seed: o.seed,
      seconds: o.seconds,
      servers: product.urls.length,
      calm_s,
      calls,
      faults,
      kills,
      ...tally,
      ...found,
      broken,
      clean,
    }
  } finally {
    t.going = false
    stopClock()
  }
}

/**
 * Members of a real product transfer, play, switch modes and bring home while a fifth of all calls to the suppliers fail in every way and
 * the product's processes are killed. Then all is calm, and every cent must be where both books tell that it is.
 */
export const runTorture = async (o: Options): Promise<Ended> => {
  const dir = mkdtempSync(join(tmpdir(), 'moongate-torture-'))
  const product = await startTortured(dir, SPEED, CODES, o.servers)
  try {
    return await torture(product, o)
  } finally {
    await product.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
