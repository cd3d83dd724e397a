import { createSandboxSupplier, type SandboxSupplier, type TestDb } from '@moongate/testing'
import type { TestSandbox } from '@moongate/testing/sandbox'
import { sql } from '../src/kernel/db.ts'
import type { Player, SupplierPort } from '../src/modules/games/index.ts'
import { createJzSupplier } from '../src/modules/lottery/index.ts'

/** What a supplier of its own kind needs for the suite: so many bets of the player, all at one moment, one of them settled later. */
export type Bench = {
  port: SupplierPort
  placeBets: (player: Player, count: number) => Promise<void>
  pages: number
  game_code: string
  /** Whether it shows rounds; `open` reads the page at an address. */
  replays: boolean
  open?: (url: string) => Promise<string>
}
export const PLACED_AT = '2026-01-15T04:00:00.123Z'
export const SETTLED_AT = '2026-01-15T04:01:00.456Z'

const placeTickets = async (d: TestDb, { member_id, is_demo }: Player, count: number): Promise<void> => {
  await d.owner.run(sql`insert into lottery.seasons (game_code, anchor, length) values ('jzssc', 'a', 10)`)
  await d.owner.run(sql`insert into lottery.draws (game_code, issue, season_id, link, commitment, close_at, draw_at)
    values ('jzssc', '20260115-0721', 1, 1, 'c', ${PLACED_AT}::timestamptz + interval '1 minute', ${PLACED_AT}::timestamptz + interval '1 minute')`)
  await d.owner
    .run(sql`insert into lottery.tickets (member_id, id, bill_no, game_code, issue, bet_type, selection, units, unit_stake, multiple, stake, odds_milli, asset, placed_at)
    select ${member_id}, gen_random_uuid(), 'L' || n, 'jzssc', '20260115-0721', 'sum', 'big', 1, 100, 1, 100, 1985, ${is_demo ? 'PLAY' : 'CNY'},
      ${PLACED_AT}::timestamptz from generate_series(1, ${count}::int) n`)
  await d.owner.run(
    sql`update lottery.tickets set status = 'COMPLETE', payout = 199, won = true, settled_at = ${SETTLED_AT} where bill_no = 'L1'`,
  )
}

/** The local lottery, whose book is ours. */
export const buildLotteryBench = (d: TestDb): Bench => ({
  port: createJzSupplier(d),
  placeBets: (player, count) => placeTickets(d, player, count),
  pages: 200,
  game_code: 'jzssc',
  replays: false,
})

const detail = { zh_cn: '水果机', en: 'Reels' }
const placeRounds = async (supplier: SandboxSupplier, player: Player, count: number): Promise<void> => {
  const bet_at = new Date(PLACED_AT)
  const bet = {
    player,
    game_code: 'reels',
    game_type: 3 as const,
    game_title: detail,
    detail,
    stake: 100n,
    payout: 0n,
    status: 'open' as const,
    bet_at,
    settled_at: undefined,
    changed_at: bet_at,
  }
  for (let n = 1; n <= count; n++) supplier.addBet({ ...bet, id: `round-${n}` })
  const settled_at = new Date(SETTLED_AT)
  supplier.addBet({ ...bet, id: 'round-1', status: 'settled', payout: 199n, settled_at, changed_at: settled_at })
}

/** A supplier within the process, with a book of its own. */
export const buildSandboxBench = (code: string): Bench => {
  const port = createSandboxSupplier(code)
  const placeBets = (player: Player, count: number) => placeRounds(port, player, count)
  return { port, placeBets, pages: 2, game_code: 'reels', replays: false }
}

/** A brand that the sandbox plays, called over HTTP in its dialect. */
export const buildBrandBench = (d: TestDb, sandbox: TestSandbox, code: string, game: string): Bench => {
  const port = sandbox.connect(d, code)
  const placeBets = async (player: Player, count: number): Promise<void> => {
    await port.transferIn({ transfer_id: d.ids.uuid(), player, amount: 100_000n })
    const round = { brand: code, player: `m${player.member_id}`, game, stake: 100, status: 'open' }
    for (let n = 1; n <= count; n++)
      await sandbox.control('POST', 'play', { ...round, id: `round-${n}`, at: PLACED_AT })
    await sandbox.control('POST', 'play', { ...round, id: 'round-1', status: 'settled', payout: 199, at: SETTLED_AT })
  }
  const open = async (url: string) => (await fetch(sandbox.url + url)).text()
  return { port, placeBets, pages: 5, game_code: game, replays: true, open }
}
