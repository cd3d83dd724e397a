import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Pool } from '../server/src/kernel/db.ts'
import { deriveKey } from '../server/src/kernel/ids.ts'
import { findBrokenInvariants } from '../server/src/modules/ledger/index.ts'
import type { Product } from '../server/test/torture/product.ts'
import type { Player } from './api-members.ts'

/** One slip as its player knows it: what they were told at last, after how many tries. */
type Slip = { player: Player; key: string; told: 'accepted' | 'refused' | 'nothing'; tries: number }
export type Told = {
  slips: number
  accepted: number
  refused: number
  unanswered: number
  tried_again: number
  kills: number
  lost: number
  unasked: number
  doubled: number
  broken: string[]
  clean: boolean
}

const PATIENCE_MS = 300_000
const PAUSE_MS = 100
/** Sold between two kills, and how long the next one may come after. */
const SLIPS_BETWEEN = 200
const MOST_PAUSE_MS = 1_500
/** As many slips wait for an answer at once; a server that is away gathers no more. */
const MOST_WAITING = 400

const readIssue = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/lottery/list`)
  const { data } = (await answer.json()) as { data: { issue: string }[] }
  return data[0]?.issue ?? ''
}

/** Asks until it is answered, always under the same key with the same body, as the client does. */
const placeSlip = async (url: string, slip: Slip, issue: string): Promise<void> => {
  const body = { code: 'jzssc', issue, lines: [{ bet_type: 'sum', selection: 'big', unit_stake: '1.00', multiple: 1 }] }
  const headers = {
    authorization: `Bearer ${slip.player.game_token}`,
    'idempotency-key': slip.key,
    'content-type': 'application/json',
  }
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    slip.tries += 1
    const asked = fetch(`${url}/jz/bet`, { method: 'POST', headers, body: JSON.stringify(body) })
    const status = await asked.then(async (answer) => (await answer.text(), answer.status)).catch(() => 503)
    if (status === 200) return void (slip.told = 'accepted')
    if (status < 500 && status !== 429) return void (slip.told = 'refused')
    await wait(PAUSE_MS)
  }
}

/** Players bet so many times a second until `done`; answers all that they asked for, each answered or given up. */
const playOn = async (url: string, players: readonly Player[], per_second: number, done: () => boolean) => {
  const slips: Slip[] = []
  const waiting = new Set<Promise<void>>()
  let issue = await readIssue(url)
  const look = setInterval(
    () =>
      void readIssue(url).then(
        (now) => (issue = now),
        () => {},
      ),
    500,
  )
  for (let n = 0; !done(); n++) {
    if (waiting.size < MOST_WAITING) {
      const player = players[n % players.length] as Player
      const slip: Slip = { player, key: randomUUID(), told: 'nothing', tries: 0 }
      slips.push(slip)
      const placed: Promise<void> = placeSlip(url, slip, issue).finally(() => waiting.delete(placed))
      waiting.add(placed)
    }
    await wait(1000 / per_second)
  }
  clearInterval(look)
  await Promise.all(waiting)
  return slips
}

const nameTicket = ({ player, key }: Slip): string =>
  deriveKey('lottery.ticket', deriveKey('lottery.slip', String(player.id), key), '0')

/** Each accepted slip stands once as ticket, stake and bet, and nothing stands that nobody was told of. */
const compareBooks = async (owner: Pool, slips: readonly Slip[], kills: number): Promise<Told> => {
  const found = await owner.many<{ id: string; bets: number; stakes: number }>(sql`select t.id,
      (select count(*)::int from betting.bets b where b.id = t.id) as bets,
      (select count(*)::int from ledger.postings p where p.ref = t.id::text) as stakes from lottery.tickets t where t.settled_at is null
    union all select t.id, 1, 1 from lottery.tickets t where t.settled_at is not null`)
  const tickets = new Set(found.map(({ id }) => id))
  const accepted = slips.filter(({ told }) => told === 'accepted')
  const asked = new Set(slips.filter(({ told }) => told !== 'refused').map(nameTicket))
  const broken = await findBrokenInvariants(owner)
  const figures = {
    slips: slips.length,
    accepted: accepted.length,
    refused: slips.filter(({ told }) => told === 'refused').length,
    unanswered: slips.filter(({ told }) => told === 'nothing').length,
    tried_again: slips.filter(({ tries }) => tries > 1).length,
    kills,
    lost: accepted.filter((slip) => !tickets.has(nameTicket(slip))).length,
    unasked: found.filter(({ id }) => !asked.has(id)).length,
    doubled: found.filter(({ bets, stakes }) => bets !== 1 || stakes !== 1).length,
    broken: broken.map((one) => JSON.stringify(one)),
  }
  const { unanswered, lost, unasked, doubled } = figures
  return { ...figures, clean: accepted.length > 0 && unanswered + lost + unasked + doubled + broken.length === 0 }
}

/** A server that is killed before it has sold anything is killed under no load. */
const waitForSlips = async (owner: Pool, more: number): Promise<void> => {
  const count = async () => (await owner.one<{ n: number }>(sql`select count(*)::int as n from lottery.tickets`)).n
  const first = await count()
  while ((await count()) < first + more) await wait(PAUSE_MS)
}

/** Slips are placed while the serving process is killed so many times; then what players were told is held against the books. */
export const runSlipsTrial = async (
  product: Product,
  players: readonly Player[],
  { kills, per_second }: { kills: number; per_second: number },
): Promise<Told> => {
  let killed = 0
  const played = playOn(product.url, players, per_second, () => killed === kills)
  for (; killed < kills; killed++) {
    await waitForSlips(product.owner, SLIPS_BETWEEN)
    await wait(Math.random() * MOST_PAUSE_MS)
    await product.kill('api')
  }
  return compareBooks(product.owner, await played, kills)
}
