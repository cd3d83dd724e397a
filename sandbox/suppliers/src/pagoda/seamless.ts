import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bet, type Round, writeBet } from '../bets.ts'
import { findBrand } from '../brands.ts'
import { readTime, type World } from '../world.ts'
import { describeBet } from './calls.ts'
import { type Fields, signFields, toDecimal, toLocal } from './forms.ts'

/** From now on a brand plays with what lies at its operator's, and calls there; no address ends it. Throws for one of another dialect. */
export const setSeamless = (w: World, { brand, url }: { brand: string; url: string | null }): void => {
  if (findBrand(brand)?.dialect !== 'pagoda') throw new Error(`${brand} is no brand of Pagoda`)
  if (url === null) delete w.seamless[brand]
  else w.seamless[brand] = url
}

type Told = { code: string; data?: { balance?: string } }

const TRIES = 20
const PAUSE_MS = 250
const TIMEOUT_MS = 5_000
/** Codes of answers that are none yet: the same event is told again. */
const AGAIN = new Set(['2002', '9001', '9002', '9999'])

const callOnce = async (w: World, brand: string, call: string, asked: Fields): Promise<Told | undefined> => {
  const ts = String(Math.floor(readTime(w) / 1000))
  const fields = { ...asked, merchantCode: w.operator, platform: brand, ts, nonce: randomUUID() }
  const body = new URLSearchParams({ ...fields, sign: signFields(w.secrets[brand] ?? '', fields) })
  try {
    const reply = await fetch(`${w.seamless[brand]}/${call}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return reply.ok ? ((await reply.json()) as Told) : undefined
  } catch {
    return undefined
  }
}

/** Tells an event until it is answered, each time signed anew; nothing when nobody answers. */
const tellUntilHeard = async (w: World, brand: string, call: string, asked: Fields): Promise<Told | undefined> => {
  for (let tried = 0; tried < TRIES; tried++) {
    const told = await callOnce(w, brand, call, asked)
    if (told && !AGAIN.has(told.code)) return told
    await sleep(PAUSE_MS)
  }
  return undefined
}

const buildEvent = (w: World, bet: Bet, minor: number): Fields => ({
  eventId: randomUUID(),
  betNo: bet.id,
  userName: bet.player,
  amt: toDecimal(minor),
  currency: w.currency,
  eventTime: toLocal(readTime(w)),
})

/**
 * Plays a round with the money at the operator's: the stake is asked for, then the win is told. Where the answer about the stake is lost the
 * bet is taken back, so that it never counts. Answers the bet with what lies there now, or nothing where it did not take place.
 */
export const playSeamless = async (w: World, round: Round): Promise<{ bet: Bet; balance: string } | undefined> => {
  const now = readTime(w)
  const bet = { ...round, bet_at: now, settled_at: round.status === 'open' ? null : now, changed_at: now }
  const { gameCode, gameKind, gameNameCn, gameNameEn } = describeBet(bet)
  const game = { gameCode, gameKind: gameKind ?? '', gameNameCn, gameNameEn }
  const staked = await callOnce(w, bet.brand, 'bet', { ...buildEvent(w, bet, bet.stake), ...game })
  if (!staked || AGAIN.has(staked.code)) void tellUntilHeard(w, bet.brand, 'rollback', buildEvent(w, bet, bet.stake))
  if (staked?.code !== '0000') return undefined
  writeBet(w, { ...bet, payout: 0, status: 'open', settled_at: null })
  if (bet.status === 'open') return { bet, balance: staked.data?.balance ?? '' }
  const [call, minor] = bet.status === 'settled' ? (['win', bet.payout] as const) : (['rollback', bet.stake] as const)
  const ended = await tellUntilHeard(w, bet.brand, call, buildEvent(w, bet, minor))
  if (ended?.code === '0000') writeBet(w, bet)
  return { bet, balance: ended?.data?.balance ?? '' }
}
