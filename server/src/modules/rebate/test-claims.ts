import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { sql } from '../../kernel/db.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { correctBets, endBets, recordBets } from '../betting/index.ts'
import { putSetting } from '../site/index.ts'
import { rebateSetting } from './index.ts'

type Due = {
  date: string
  gameType: number
  own: string
  api_names: string
  total_valid: string
  rate: string
  fs_money: string
}

type List = { data: Due[]; deadtime: string; total: string }
export const TERMS = { days: 7, by_clock: false, review_above: '' }
const LOST = { game_type: 4, supplier_code: 'JZ', payout: 0n }
export const DAY_MS = 86_400_000

/** What the tests of rebate do: bet, correct a bet, list what is due and claim it. */
export const createClaims = (env: () => Env) => {
  const { ok, outcome, wallets, member_id } = createScenario(env)
  let n = 0
  const key = () => `rebate-${++n}`
  /** A bet that has ended, lost and just now by default; what a member is told of it. */
  const bet = async (as: string, stake: bigint, more: Partial<typeof LOST> & { settled_at?: Date } = {}) => {
    const { game_type, supplier_code, payout, settled_at } = { settled_at: undefined, ...LOST, ...more }
    const id = env().ids.uuid()
    const about = { member_id: await member_id(as), id, supplier_code, game_type, game_code: 'x', asset: 'CNY', stake }
    const selection = { game_code: 'jzssc', issue: '20260115-0001', bet_type: 'sum', selection: 'big' }
    await env().db.tx((tx) => recordBets(tx, [{ ...about, bill_no: `R-${++n}`, selection }]))
    await env().db.tx((tx) =>
      endBets(tx, [{ member_id: about.member_id, id, stake, payout, settled_at, outcome: 'settled' }]),
    )
    await env().drain()
    return id
  }

  const correct = async (as: string, id: string) => {
    const about = { member_id: await member_id(as), id, reason: 'annulled' as const, outcome: 'void' as const }
    await env().db.tx((tx) => correctBets(tx, [about]))
    await env().drain()
  }

  const list = async (as = 'alice') => (await ok('GET /fsnow/list', { as })) as unknown as List
  const claim = (deadtime: string, as = 'alice') => ({ as, key: key(), body: { deadtime } })
  const fetch = async (as = 'alice') => {
    const { deadtime } = await list(as)
    return outcome('POST /fsnow/fetch', claim(deadtime, as))
  }

  const rebate = async (as = 'alice') => (await wallets(as))['fs_money']
  /** Sessions end by themselves meanwhile. */
  const later = (ms = 1000) => {
    env().clock.advance(ms)
    env().call.forget()
  }

  const today = () => formatWireTime(env().clock.now(), 'Asia/Shanghai')
  const begin = async () => {
    env().call.forget()
    await putSetting(env().db, rebateSetting, TERMS)
    await env().owner.run(
      sql`truncate rebate.claim_lines, rebate.claims, rebate.days, rebate.bets, rebate.members, rebate.pauses, rebate.week`,
    )
    await env().owner.run(sql`delete from rebate.tariffs where set_by <> 'demo'`)
  }
  return { key, bet, correct, list, claim, fetch, rebate, later, today, begin }
}
