import { GAME_TAGS } from '@moongate/contract/games.states'
import { toWire } from '@moongate/money'
import type { z } from 'zod'
import type {
  SupplierAnswer,
  SupplierBet,
  SupplierGame,
  SupplierPort,
  SupplierTransfer,
} from '../../../modules/games/supplier.port.ts'
import { addSaid, confirmAnswer, OK, reject, UNAVAILABLE, UNKNOWN } from '../answers.rules.ts'
import type { AdapterDeps } from '../deps.ts'
import { readEntries, readLast } from '../entries.rules.ts'
import { askOutside, type Limits, LIMITS, parseAnswer } from '../../http.ts'
import { namePlayer } from '../player-name.rules.ts'
import {
  balance,
  bet,
  bets,
  changed,
  CODES,
  game,
  games,
  launched,
  moved,
  order,
  type PagodaBet,
  type PagodaGame,
  REFUSALS,
  replayed,
  told,
} from './answers.ts'
import { type Fields, signFields } from './forms.rules.ts'
import { computeNext, readPlace } from './history.rules.ts'
import { createMatches } from './matches.ts'

/** An order that is not in their books three minutes after it was sent will never be. */
const HORIZON_MS = 180_000
const PAGE_SIZE = 200
const LANGS = { zh_cn: 'zh-CN', zh_hk: 'zh-HK', en: 'en-US', th: 'th-TH', vi: 'vi-VN' } as const

const readLimits = (d: AdapterDeps): Limits => d.limits ?? LIMITS

type Told = Partial<z.output<typeof told>> & { said: string }

/** What they say; no code where they do not say it with status 200: what means something here stands in the body. */
const call = async (d: AdapterDeps, name: string, asked: Fields, timeout_ms: number): Promise<Told> => {
  const ts = String(Math.floor(d.clock.now().getTime() / 1000))
  const fields = { ...asked, merchantCode: d.operator, platform: d.code, ts, nonce: d.ids.token() }
  const body = new URLSearchParams({ ...fields, sign: signFields(d.secret, fields) }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await askOutside({ url: `${d.url}/pagoda/api/${name}`, headers, body, timeout_ms })
  return { ...(reply.status === 200 && parseAnswer(told, reply.body)), said: reply.said }
}

const parse = <S extends z.ZodType>(schema: S, answer: Told): z.output<S> | undefined =>
  answer.code === CODES.ok ? parseAnswer(schema, answer.data) : undefined

const readRefusal = (answer: Told): SupplierAnswer => {
  const reason = REFUSALS[answer.code ?? '']
  return addSaid(reason === undefined ? UNKNOWN : reject(reason), answer)
}

const readOrder = async (
  d: AdapterDeps,
  orderNo: string,
  amount: bigint,
): ReturnType<SupplierPort['transferStatus']> => {
  const answer = await call(d, 'queryOrder', { orderNo }, readLimits(d).ask_ms)
  if (answer.code === CODES.order_unknown) return addSaid({ outcome: 'not_found' }, answer)
  const found = parse(order, answer)
  if (found?.orderNo !== orderNo) return addSaid(UNKNOWN, answer)
  if (found.orderStatus === 'F') return addSaid(reject('refused'), answer)
  return addSaid(found.amt === amount ? OK : UNKNOWN, answer)
}

/** A repeat of an order number is told so and nothing else, so its record decides, as it does after every yes. */
const moveMoney = async (d: AdapterDeps, t: SupplierTransfer, name: string): Promise<SupplierAnswer> => {
  const { transfer_id: orderNo, amount } = t
  const asked = { orderNo, userName: namePlayer(t.player), amt: toWire(amount), currency: d.currency }
  const answer = await call(d, name, asked, readLimits(d).move_ms)
  const done = parse(moved, answer)
  const isYes = done?.orderNo === orderNo && done.amt === amount
  if (!isYes && answer.code !== CODES.order_exists) return readRefusal(answer)
  return confirmAnswer(addSaid(OK, answer), await readOrder(d, orderNo, amount))
}

const askBalance = async (d: AdapterDeps, userName: string): Promise<bigint | undefined> => {
  const answer = await call(d, 'getBalance', { userName }, readLimits(d).balance_ms)
  return answer.code === CODES.user_unknown ? 0n : parse(balance, answer)?.balance
}

const toBet = (b: PagodaBet): SupplierBet => {
  const title = { zh_cn: b.gameNameCn, en: b.gameNameEn }
  return {
    id: b.betNo,
    player: b.userName,
    game_code: b.gameCode,
    game_type: b.gameKind,
    game_title: title,
    detail: title,
    stake: b.betAmt,
    payout: b.betStatus === 'open' ? 0n : b.winAmt,
    payout_most: b.maxWinAmt,
    status: b.betStatus,
    bet_at: b.betTime,
    settled_at: b.settleTime,
    changed_at: b.updateTime,
    ...(b.roundNo && { round: b.roundNo }),
    ...(b.remarkCode && { reason: b.remarkCode }),
  }
}

const readBets = async (
  d: AdapterDeps,
  { since, cursor }: { since: Date; cursor?: string | undefined },
): ReturnType<SupplierPort['betHistory']> => {
  const place = readPlace(since, cursor)
  const asked = { ...place, pageSize: String(d.page_size ?? PAGE_SIZE) }
  const page = parse(bets, await call(d, 'betLog', asked, readLimits(d).ask_ms))
  if (!page) return UNAVAILABLE
  const { read, unread } = readEntries(bet, page.list, 'betNo')
  const next = page.hasMore ? computeNext(place, readLast(changed, page.list)?.updateTime) : undefined
  return { outcome: 'ok', bets: read.map(toBet), unread, next }
}

const TAG_FLAGS = { hot: 'isHot', recommend: 'isRecommend', new: 'isNew' } as const

/** All of it, or nothing: half of it says nothing of a game. */
const toTerms = ({ minBet, maxBet, maxPerRound, rtpFrom, rtpTo }: PagodaGame): SupplierGame['terms'] =>
  minBet === undefined || maxBet === undefined || rtpFrom === undefined || rtpTo === undefined
    ? undefined
    : { stake_least: minBet, stake_most: maxBet, cap: maxPerRound, return_least_ppm: rtpFrom, return_most_ppm: rtpTo }

const toGame = (g: PagodaGame): SupplierGame => ({
  game_code: g.gameCode,
  game_type: g.gameKind,
  title: { zh_cn: g.nameCn, zh_hk: g.nameHk, en: g.nameEn, th: g.nameTh, vi: g.nameVi },
  tags: GAME_TAGS.filter((tag) => g[TAG_FLAGS[tag]] === 1),
  web_pic: g.iconUrl,
  mobile_pic: g.iconUrl,
  engine: g.core,
  weight: g.sort,
  added_on: g.onlineDate,
  art: { hue: g.iconHue, pattern: g.iconPattern },
  terms: toTerms(g),
})

/** A supplier that speaks Pagoda: forms signed with SHA-256, amounts as decimal text, codes in place of HTTP statuses. */
export const createPagodaSupplier = (d: AdapterDeps): SupplierPort => ({
  code: d.code,
  abilities: { tells_status: true, applies_once: true },
  horizon_ms: HORIZON_MS,
  book: 'theirs',
  createPlayer: async (player) => {
    const answer = await call(d, 'createUser', { userName: namePlayer(player) }, readLimits(d).ask_ms)
    return answer.code === CODES.ok || answer.code === CODES.user_exists ? OK : readRefusal(answer)
  },
  transferIn: (t) => moveMoney(d, t, 'transferIn'),
  transferOut: (t) => moveMoney(d, t, 'transferOut'),
  transferStatus: (transfer_id, amount) => readOrder(d, transfer_id, amount),
  balance: (player) => askBalance(d, namePlayer(player)),
  launch: async ({ player, visit_id: visitNo = '', game_code, match = '', lang, is_mobile, spell }) => {
    const where = { lang: LANGS[lang], device: is_mobile ? 'H5' : 'WEB' }
    const time = {
      realityMin: String(spell.reality_minutes),
      playedSec: String(spell.played),
      leftSec: spell.left === null ? '' : String(spell.left),
      breakLoss: spell.break_loss === null ? '' : toWire(spell.break_loss),
    }
    const asked = { userName: namePlayer(player), gameCode: game_code, matchNo: match, visitNo, ...where, ...time }
    return parse(launched, await call(d, 'loginGame', asked, readLimits(d).move_ms))?.gameUrl
  },
  leave: async ({ player, visit_id: visitNo }) => {
    const answer = await call(d, 'logoutGame', { userName: namePlayer(player), visitNo }, readLimits(d).ask_ms)
    return answer.code === CODES.ok ? OK : readRefusal(answer)
  },
  betHistory: (asked) => readBets(d, asked),
  replay: async ({ bet_id: betNo, player, lang }) => {
    const asked = { betNo, userName: namePlayer(player), lang: LANGS[lang] }
    return parse(replayed, await call(d, 'betReplay', asked, readLimits(d).ask_ms))?.replayUrl
  },
  matches: createMatches(
    async (schema, name, asked, timeout_ms) => parse(schema, await call(d, name, asked, timeout_ms)),
    readLimits(d),
  ),
  catalogue: async () => {
    const page = parse(games, await call(d, 'gameList', {}, readLimits(d).ask_ms))
    if (!page) return UNAVAILABLE
    const { read, unread } = readEntries(game, page.list, 'gameCode')
    return { outcome: 'ok', games: read.map(toGame), unread }
  },
})
