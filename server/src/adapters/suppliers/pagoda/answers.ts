import type { BetReason } from '@moongate/contract/betting.states'
import { GAME_PATTERNS, type GameType } from '@moongate/contract/games.states'
import { fromWire } from '@moongate/money'
import { z } from 'zod'
import { isDay, isKept, isMoment, isPlace } from '../answers.rules.ts'
import { LONGEST_ID } from '../entries.rules.ts'
import { readPlayer } from '../player-name.rules.ts'
import { fromLocal } from './forms.rules.ts'

/** Reads text by a function of ours; what it finds nothing in does not fit. */
const readAs = <T>(read: (text: string) => T | undefined, what: string) =>
  z.string().transform((text, ctx): T => {
    const found = read(text)
    if (found !== undefined) return found
    ctx.addIssue({ code: 'custom', message: what })
    return z.NEVER
  })

/** An amount has exactly two decimals: a float that lost one is no amount. */
const readAmount = (text: string): bigint | undefined => {
  const found = /\.\d\d$/.test(text) ? fromWire(text) : undefined
  return found !== undefined && isKept(found) ? found : undefined
}
export const amount = readAs(readAmount, 'an amount')
export const moment = readAs(fromLocal, 'a moment').refine(isMoment, 'a moment')
export const player = readAs(readPlayer, 'a player of ours')

const KINDS: Readonly<Record<string, GameType>> = {
  LIVE: 1,
  FISH: 2,
  SLOT: 3,
  LOTTERY: 4,
  SPORT: 5,
  CHESS: 6,
  ESPORT: 7,
}
export const kind = readAs((text) => KINDS[text], 'a kind of games')
const STATUSES = { '0': 'open', '1': 'settled', '2': 'void', '3': 'cancelled' } as const
const status = z.enum(['0', '1', '2', '3']).transform((code) => STATUSES[code])

/** What a code means to us. Codes that are missing here say nothing that we could rely on. */
export const CODES = {
  ok: '0000',
  user_exists: '1001',
  user_unknown: '1002',
  order_unknown: '2002',
  order_exists: '2003',
} as const
/** Codes of a clear no, with what we call it. */
export const REFUSALS: Readonly<Record<string, string>> = {
  '1002': 'no_player',
  '2001': 'insufficient',
  '3001': 'bad_field',
  '9001': 'maintenance',
  '9002': 'bad_sign',
}

export const told = z.object({ code: z.string(), data: z.unknown().optional() })

export const order = z.object({ orderNo: z.string(), amt: amount, orderStatus: z.enum(['S', 'F']) })
export const moved = z.object({ orderNo: z.string(), amt: amount })
export const balance = z.object({ balance: amount })
export const launched = z.object({ gameUrl: z.string().refine(isPlace) })
export const replayed = z.object({ replayUrl: z.string().refine(isPlace) })

/** Two digits for why a bet was given back or booked anew; others say nothing to us. */
const REMARKS: Readonly<Record<string, BetReason>> = {
  11: 'annulled',
  12: 'abandoned',
  13: 'result_changed',
  14: 'withdrawn',
  15: 'odds_wrong',
  16: 'malfunction',
}
const optionalAmount = z.union([z.literal('').transform(() => undefined), amount]).optional()
/** An entry of `betLog`, each read by itself. */
export const bet = z.object({
  betNo: z.string().min(1).max(LONGEST_ID),
  userName: player,
  gameCode: z.string(),
  gameKind: kind,
  gameNameCn: z.string().min(1),
  gameNameEn: z.string(),
  betAmt: amount,
  winAmt: amount,
  /** What cannot be read is not known; the bet is told all the same. */
  maxWinAmt: optionalAmount.catch(undefined),
  betStatus: status,
  betTime: moment,
  settleTime: z.union([z.literal('').transform(() => undefined), moment]),
  updateTime: moment,
  roundNo: z.string().max(80).optional(),
  remarkCode: z
    .string()
    .optional()
    .transform((code = '') => REMARKS[code]),
})
export type PagodaBet = z.output<typeof bet>
/** When an entry changed, told also by one that cannot be read otherwise. */
export const changed = z.object({ updateTime: moment })
export const bets = z.object({ list: z.array(z.unknown()), hasMore: z.literal([0, 1]) })

const flag = z.literal([0, 1])
const name = z.string().min(1)
/** Per cent with four decimals, which are parts per million. */
const percent = z.union([
  z.literal('').transform(() => undefined),
  z
    .string()
    .regex(/^\d{1,3}\.\d{4}$/)
    .transform((text) => Number(text.replace('.', ''))),
])
/** An entry of `gameList`, each read by itself. */
export const game = z.object({
  gameCode: z.string(),
  gameKind: kind,
  nameCn: name,
  nameHk: name,
  nameEn: name,
  nameTh: name,
  nameVi: name,
  isHot: flag,
  isNew: flag,
  isRecommend: flag,
  iconUrl: z.string().refine(isPlace),
  iconHue: z.int().min(0).max(359),
  iconPattern: z.enum(GAME_PATTERNS),
  sort: z.int32(),
  onlineDate: z.iso.date().refine(isDay, 'a day'),
  core: z.string(),
  minBet: optionalAmount,
  maxBet: optionalAmount,
  maxPerRound: optionalAmount,
  rtpFrom: percent.optional(),
  rtpTo: percent.optional(),
})
export type PagodaGame = z.output<typeof game>
export const games = z.object({ list: z.array(z.unknown()) })
