import { askBalance, askTransfer, openVisit, transfer } from '../actions.ts'
import type { Spell } from '../visit.ts'
import { listBets } from '../bet-list.ts'
import type { Bet } from '../bets.ts'
import { buildPictureUrl, findBrand, findGame, type Game, type Lang } from '../brands.ts'
import { type Ending, runCall } from '../endings.ts'
import { leaveVisit } from '../leaving.ts'
import { createPlayer, findPlayer } from '../players.ts'
import { openReplay } from '../replays.ts'
import { tellEntry } from '../retold.ts'
import { tellBoard } from '../sports/told.ts'
import { describeTerms } from '../terms.ts'
import type { Direction } from '../transfers.ts'
import type { World } from '../world.ts'
import { type Fields, fromDecimal, fromLocal, toDecimal, toLocal } from './forms.ts'
import { pageMatches, writeBoard } from './matches.ts'

/** Every answer has HTTP status 200; what it means stands in its code. */
export type Told = { code: string; data?: object | undefined }
export const CODES = {
  ok: '0000',
  user_exists: '1001',
  user_unknown: '1002',
  too_little: '2001',
  order_unknown: '2002',
  order_exists: '2003',
  bad_field: '3001',
  maintenance: '9001',
  bad_sign: '9002',
  failure: '9999',
} as const

const tell = (data: object): Told => ({ code: CODES.ok, data })
const mapEnding = <T>(ending: Ending<T>, map: (value: T) => Told): Ending<Told> =>
  ending.kind === 'answer' ? { kind: 'answer', value: map(ending.value) } : ending
const say = (code: keyof typeof CODES): Ending<Told> => ({ kind: 'answer', value: { code: CODES[code] } })

const KINDS = ['', 'LIVE', 'FISH', 'SLOT', 'LOTTERY', 'SPORT', 'CHESS', 'ESPORT']
const STATUSES = { open: '0', settled: '1', void: '2', cancelled: '3' } as const
/** Why a bet was given back or booked anew, in two digits. */
const REMARKS = {
  annulled: '11',
  abandoned: '12',
  result_changed: '13',
  withdrawn: '14',
  odds_wrong: '15',
  malfunction: '16',
} as const
const REASONS: Readonly<Record<string, keyof typeof CODES>> = { insufficient: 'too_little', no_player: 'user_unknown' }

const createUser = (w: World, brand: string, { userName = '' }: Fields): Told => {
  if (!/^\w{1,32}$/.test(userName)) return { code: CODES.bad_field }
  if (findPlayer(w, brand, userName)) return { code: CODES.user_exists }
  createPlayer(w, brand, userName)
  return tell({ userName })
}

/** An order number that was used before is an error here: what became of it has to be asked for. */
const moveMoney = async (w: World, brand: string, direction: Direction, f: Fields): Promise<Ending<Told>> => {
  const { orderNo: id = '', userName: player = '', currency } = f
  const amount = fromDecimal(f.amt)
  if (amount === undefined || !/^[\w-]{1,64}$/.test(id) || currency !== w.currency) return say('bad_field')
  const known = w.books.prepare('select 1 from transfers where brand = ? and id = ?').all(brand, id).length > 0
  const forgets = w.faults.some(({ fault }) => fault === 'applies_each_time')
  if (known && !forgets) return say('order_exists')
  return mapEnding(await transfer(w, { brand, id, player, direction, amount }), (done) =>
    done.state === 'applied'
      ? tell({ orderNo: id, amt: toDecimal(done.amount), balance: toDecimal(done.balance) })
      : { code: CODES[REASONS[done.reason ?? ''] ?? 'bad_field'] },
  )
}

const queryOrder = async (w: World, brand: string, { orderNo = '' }: Fields): Promise<Ending<Told>> =>
  mapEnding(await askTransfer(w, brand, orderNo), (found) =>
    found
      ? tell({ orderNo, orderStatus: found.state === 'applied' ? 'S' : 'F', amt: toDecimal(found.applied) })
      : { code: CODES.order_unknown },
  )

/** A bet in this dialect's words. */
export const describeBet = (b: Bet) => {
  const { type, title } = findGame(b.brand, b.game) ?? { type: 1, title: { zh_cn: b.game, en: b.game } }
  return {
    betNo: b.id,
    userName: b.player,
    gameCode: b.game,
    gameKind: KINDS[type],
    gameNameCn: title.zh_cn,
    gameNameEn: title.en,
    betAmt: toDecimal(b.stake),
    winAmt: toDecimal(b.payout),
    maxWinAmt: typeof b.most === 'number' ? toDecimal(b.most) : '',
    betStatus: STATUSES[b.status],
    betTime: toLocal(b.bet_at),
    settleTime: toLocal(b.settled_at),
    updateTime: toLocal(b.changed_at),
    roundNo: b.round ?? '',
    remarkCode: b.reason ? REMARKS[b.reason] : '',
  }
}

const pageBets = (w: World, brand: string, f: Fields): Told => {
  const [since, page, limit] = [fromLocal(f.startTime), Number(f.pageNo), Number(f.pageSize)]
  if (!(since >= 0) || !Number.isInteger(page) || page < 1 || !(limit >= 1 && limit <= 500))
    return { code: CODES.bad_field }
  const { bets, more } = listBets(w, brand, { since, skip: (page - 1) * limit, limit })
  return tell({
    list: bets.map((bet) => tellEntry(w, brand, bet.id, describeBet(bet))),
    pageNo: page,
    hasMore: more ? 1 : 0,
  })
}

const toPercent = (ppm: number): string => (ppm / 10_000).toFixed(4)
/** In this dialect's words: decimal text, '' for what is not. */
const writeTerms = (game: Game): object => {
  const terms = describeTerms(game)
  return {
    minBet: terms ? toDecimal(terms.least) : '',
    maxBet: terms ? toDecimal(terms.most) : '',
    maxPerRound: terms?.cap ? toDecimal(terms.cap) : '',
    rtpFrom: terms ? toPercent(terms.least_return) : '',
    rtpTo: terms ? toPercent(terms.most_return) : '',
  }
}

const listGames = (w: World, brand: string): Told => {
  const games = findBrand(brand)?.games ?? []
  const list = games.map((game) =>
    tellEntry(w, brand, game.code, {
      gameCode: game.code,
      gameKind: KINDS[game.type],
      isHot: game.tags.includes('hot') ? 1 : 0,
      isNew: game.tags.includes('new') ? 1 : 0,
      nameCn: game.title.zh_cn,
      nameHk: game.title.zh_hk,
      nameEn: game.title.en,
      nameTh: game.title.th,
      nameVi: game.title.vi,
      iconUrl: buildPictureUrl(game),
      isRecommend: game.tags.includes('recommend') ? 1 : 0,
      core: game.engine,
      sort: game.weight,
      onlineDate: game.added_on,
      iconHue: game.art.hue,
      iconPattern: game.art.pattern,
      ...writeTerms(game),
    }),
  )
  return tell({ list })
}

/** What the operator says of the player's time: whole figures, or nothing. */
const readSpellFields = ({ realityMin = '', playedSec = '', leftSec = '', breakLoss = '' }: Fields): Spell => {
  const read = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
  return {
    reality_minutes: read(realityMin) ?? 0,
    played_seconds: read(playedSec) ?? 0,
    seconds_left: read(leftSec) ?? null,
    break_loss: /^\d{1,9}\.\d{2}$/.test(breakLoss) ? Number(breakLoss.replace('.', '')) : null,
  }
}

type Call = (w: World, brand: string, fields: Fields) => Promise<Ending<Told>>

/** The calls of this dialect by the last part of their path. */
export const CALLS: Readonly<Record<string, Call>> = {
  createUser: (w, brand, f) => runCall(w, brand, 'player', () => createUser(w, brand, f)),
  transferIn: (w, brand, f) => moveMoney(w, brand, 'in', f),
  transferOut: (w, brand, f) => moveMoney(w, brand, 'out', f),
  queryOrder,
  getBalance: async (w, brand, { userName = '' }) =>
    mapEnding(await askBalance(w, brand, userName), (balance) =>
      balance === undefined ? { code: CODES.user_unknown } : tell({ balance: toDecimal(balance) }),
    ),
  loginGame: async (
    w,
    brand,
    { userName: player = '', gameCode: game = '', lang = '', matchNo: match, visitNo: visit = '', ...f },
  ) =>
    mapEnding(
      await openVisit(w, { brand, player, game, lang: LANGS[lang] ?? 'zh_cn', match, visit }, readSpellFields(f)),
      (url) => (url === undefined ? { code: CODES.user_unknown } : tell({ gameUrl: url })),
    ),
  logoutGame: async (w, brand, { userName: player = '', visitNo: visit = '' }) =>
    /^[\w-]{1,64}$/.test(visit)
      ? mapEnding(await leaveVisit(w, { brand, player, visit }), (ended) =>
          tell({ visitNo: visit, ended: String(ended) }),
        )
      : say('bad_field'),
  betLog: (w, brand, f) => runCall(w, brand, 'bets', () => pageBets(w, brand, f)),
  betReplay: async (w, brand, { betNo: id = '', userName: player = '', lang = '' }) =>
    mapEnding(await openReplay(w, { brand, id, player, lang: LANGS[lang] ?? 'zh_cn' }), (url) =>
      url === undefined ? { code: CODES.order_unknown } : tell({ replayUrl: url }),
    ),
  gameList: (w, brand) => runCall(w, brand, 'games', () => listGames(w, brand)),
  matchList: async (w, brand, f) => {
    const page = pageMatches(w, brand, f)
    return page ? { kind: 'answer', value: tell(page) } : say('bad_field')
  },
  matchBoard: async (w, brand) => ({
    kind: 'answer',
    value: tell({ list: tellBoard(w, brand).map((match) => tellEntry(w, brand, match.id, writeBoard(match))) }),
  }),
}

const LANGS: Readonly<Record<string, Lang>> = {
  'zh-CN': 'zh_cn',
  'zh-HK': 'zh_hk',
  'en-US': 'en',
  'th-TH': 'th',
  'vi-VN': 'vi',
}
