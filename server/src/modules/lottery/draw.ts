import { channels } from '@moongate/contract'
import { drawPush } from '@moongate/contract/lottery.pushes'
import { drawBalls, type Game, findGame, games, type Slot, findSlotAfter, findSlotAt, toHex } from '@moongate/lottery'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { push } from '../../kernel/push.ts'
import { isAway } from '../../kernel/sqlstate.rules.ts'
import { openChain } from './chain.ts'
import type { LotteryDeps } from './deps.ts'
import {
  readDatabaseNow,
  type Draw,
  findDraw,
  insertDraw,
  insertSeason,
  lockDraw,
  lockGame,
  findOpenSeason,
  readSecret,
  setDrawn,
  setVoid,
  takeDueDraws,
  takeLink,
} from './draw.sql.ts'
import { nodeHash } from './hash.ts'
import { drawJob, settleJob } from './lottery.jobs.ts'

/** 30 days of one draw a minute; a new chain is made when one is used up. */
const SEASON_LENGTH = 43_200
const AHEAD = 3

/** Makes the draws of the running issue and the next few, each with its commitment, and sets their alarm. Safe to run twice at once. */
export const prepareDraws = async (d: LotteryDeps): Promise<void> => {
  for (const game of games) await d.db.tx((tx) => prepareGame(d, tx, game))
}

const prepareGame = async (d: LotteryDeps, tx: Tx, game: Game): Promise<void> => {
  await lockGame(tx, game.code)
  let slot = findSlotAt(game.schedule, (await readDatabaseNow(tx)).getTime(), d.config.site_time_zone)
  for (let i = 0; i < AHEAD; i++) {
    if (!(await findDraw(tx, game.code, slot.issue))) await addDraw(d, tx, game, slot)
    slot = findSlotAfter(game.schedule, slot, d.config.site_time_zone)
  }
}

const addDraw = async (d: LotteryDeps, tx: Tx, game: Game, slot: Slot): Promise<void> => {
  const season = (await findOpenSeason(tx, game.code)) ?? (await createSeason(d, tx, game))
  const link = await takeLink(tx, season.id)
  const { seed, length } = await readSecret(tx, season.id)
  // The commitment of link i is the hash of its seed: the chain walked one step further back.
  const commitment = toHex(openChain(seed, length)(length - link + 1))
  const draw_at = new Date(slot.draw_at)
  await insertDraw(tx, {
    game_code: game.code,
    issue: slot.issue,
    season_id: season.id,
    link,
    commitment,
    close_at: new Date(slot.close_at),
    draw_at,
  })
  await enqueue(
    tx,
    drawJob,
    { game_code: game.code, issue: slot.issue },
    { run_at: draw_at, key: `lottery.draw:${game.code}:${slot.issue}` },
  )
}

const createSeason = (d: LotteryDeps, tx: Tx, game: Game) => {
  const last = d.rng.bytes(32)
  return insertSeason(tx, game.code, toHex(openChain(last, SEASON_LENGTH)(SEASON_LENGTH)), SEASON_LENGTH, last)
}

/** A draw that is this late is not held any more: nobody waits that long for an issue of one minute. */
const VOID_AFTER_MS = 30 * 60_000

/** Draws an issue when its time has come, once, and has its tickets settled, and keeps draws ahead. */
export const runDraw = async (d: LotteryDeps, game_code: string, issue: string): Promise<void> => {
  await holdDraw(d, game_code, issue)
  await prepareDraws(d)
}

/** The seed leaves its chain here and not before. */
const holdDraw = async (d: LotteryDeps, game_code: string, issue: string): Promise<void> => {
  const game = findGame(game_code)
  if (!game) return
  await d.db.tx(async (tx) => {
    const draw = await lockDraw(tx, game_code, issue)
    if (!draw || draw.now < draw.draw_at) return
    if (draw.state === 'open') await pushDraw(tx, await decideDraw(tx, game, draw))
    if (draw.settled_at === null)
      await enqueue(tx, settleJob, { game_code, issue }, { key: `lottery.settle:${game_code}:${issue}` })
  })
}

const decideDraw = async (tx: Tx, game: Game, draw: Draw): Promise<Draw> => {
  if (draw.now.getTime() - draw.draw_at.getTime() > VOID_AFTER_MS) return setVoid(tx, draw)
  const { seed: last, length } = await readSecret(tx, draw.season_id)
  const seed = openChain(last, length)(length - draw.link)
  return setDrawn(tx, draw, toHex(seed), drawBalls(nodeHash, game, { issue: draw.issue }, seed))
}

const pushDraw = (tx: Tx, draw: Draw): Promise<void> =>
  push(tx, drawPush, channels.public, {
    code: draw.game_code,
    issue: draw.issue,
    balls: draw.balls,
    drawn_at: draw.drawn_at?.getTime() ?? null,
  })

/** What the clock does every minute: keeps draws ahead and takes up what a dead worker left. One that cannot be held keeps no other waiting. */
export const keepDrawing = async (d: LotteryDeps): Promise<void> => {
  await prepareDraws(d)
  const failed: unknown[] = []
  for (const { game_code, issue } of await takeDueDraws(d.db))
    await holdDraw(d, game_code, issue).catch((error: unknown) => {
      if (isAway(error)) throw error
      d.log.error({ err: error, game_code, issue }, 'a draw could not be held')
      failed.push(error)
    })
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} draws could not be held`)
}
