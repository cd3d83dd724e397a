import type { lotteryRoutes } from '@moongate/contract/lottery'
import { findGame, games, findSlotAt, parseOdds } from '@moongate/lottery'
import { toWire } from '@moongate/money'
import type { Lang } from '@moongate/contract'
import { type Handlers, takeKeyWithWork } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type Asset, readBalance } from '../ledger/index.ts'
import { currencySymbolSetting, readSetting } from '../site/index.ts'
import { isPaused, placeSlip } from './bet.ts'
import { JZ } from '@moongate/contract/games.states'
import type { LotteryDeps } from './deps.ts'
import { countDraws, readDatabaseNow, findLastDrawn, findNewestDraws, findCommitment } from './draw.sql.ts'
import { betTypeView, drawView, ticketView, tickerView } from './lottery.view.ts'
import { readOffers } from './odds.ts'
import { openSession } from './session.ts'
import { countTickets, findTickets } from './ticket.sql.ts'

type Routes = Handlers<typeof lotteryRoutes>
const CLIENT = '/lottery/'
const requireGame = (code: string) => findGame(code) ?? refuse('lottery.game_unknown')

const listTickers = async (d: LotteryDeps, lang: Lang, count: number) => {
  const now = (await readDatabaseNow(d.db)).getTime()
  const paused = await isPaused(d.db)
  const shown = games.slice(0, count).map(async (game) => {
    const slot = findSlotAt(game.schedule, now, d.config.site_time_zone)
    const [last, commitment] = await Promise.all([
      findLastDrawn(d.db, game.code),
      findCommitment(d.db, game.code, slot.issue),
    ])
    return tickerView({ game, slot, now, last, commitment, paused }, d.translate(lang))
  })
  return { data: await Promise.all(shown), url: CLIENT }
}

const readPlayerBalance = async (d: LotteryDeps, player: { player_id: number; is_demo: boolean }) =>
  toWire(
    await readBalance(d.db, player.player_id, player.is_demo ? 'PLAY' : (d.config.currency as Asset), `supplier:${JZ}`),
  )

const createPublicHandlers = (d: LotteryDeps): Pick<Routes, 'hot' | 'list' | 'rules' | 'draws' | 'openSession'> => ({
  hot: ({ input, lang }) => listTickers(d, lang, input.count),
  list: ({ lang }) => listTickers(d, lang, games.length),
  rules: async ({ input, lang }) => {
    const game = requireGame(input.code)
    const bet_types = (await readOffers(d.db, game)).map((offer) => betTypeView(offer, game))
    return {
      data: {
        code: game.code,
        title: d.translate(lang).byCode(`lottery:games.${game.code}`),
        bet_types,
        lock_ms: game.schedule.lock_ms,
        max_lines: game.limits.max_lines,
      },
    }
  },
  draws: async ({ input }) => {
    const game = requireGame(input.code)
    const { data } = await listPage(input, {
      count: () => countDraws(d.db, game.code),
      rows: (limit, offset) => findNewestDraws(d.db, game.code, limit, offset),
      view: (rows) => rows.map(drawView),
    })
    return { data }
  },
  openSession: async ({ input }) => {
    const { access_token, expires_in, is_demo, name } = await openSession(d, input.launch_token)
    return {
      data: {
        access_token,
        expires_in,
        is_demo,
        name,
        currency_symbol: await readSetting(d.db, currencySymbolSetting),
      },
    }
  },
})

export const createLotteryHandlers = (d: LotteryDeps): Routes => ({
  ...createPublicHandlers(d),
  balance: async ({ caller }) => ({ data: { money: await readPlayerBalance(d, caller) } }),
  place: takeKeyWithWork(async ({ caller, input, idempotency_key, claim }) => {
    const placed = await placeSlip(d, {
      member_id: caller.player_id,
      is_demo: caller.is_demo,
      code: input.code,
      issue: input.issue,
      lines: input.lines.map(({ odds, ...line }) => ({
        ...line,
        odds_milli: odds === undefined ? undefined : parseOdds(odds),
      })),
      request_key: idempotency_key,
      claim,
    })
    const stake = toWire(placed.tickets.reduce((sum, t) => sum + t.stake, 0n))
    return {
      data: {
        tickets: placed.tickets.map((t) => ticketView(t, d.config.site_time_zone)),
        stake,
        money: toWire(placed.balance),
      },
    }
  }),
  tickets: async ({ caller, input }) => {
    const filter = { member_id: caller.player_id, game_code: input.code, issue: input.issue }
    const { data } = await listPage(input, {
      count: () => countTickets(d.db, filter),
      rows: (limit, offset) => findTickets(d.db, filter, limit, offset),
      view: (rows) => rows.map((t) => ticketView(t, d.config.site_time_zone)),
    })
    return { data }
  },
})
