import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { endBets, recordBets } from '../betting/index.ts'

export type Shown = {
  level: number
  total_bet: string
  remain_bet: string
  week_on: string | null
  list: { kind: string; level: number; money: string }[]
}

export const DAY_MS = 86_400_000

/** What the tests of levels do: bet, and look where somebody stands. */
export const createLadders = (env: () => Env) => {
  const { data, member_id } = createScenario(env)
  let n = 0
  /** A bet that has ended, lost, told to whoever listens. */
  const bet = async (as: string, stake: bigint, game_type = 3, asset = 'CNY') => {
    const about = {
      member_id: await member_id(as),
      id: env().ids.uuid(),
      supplier_code: 'AG',
      game_type,
      game_code: 'x',
      asset,
      stake,
    }
    const selection = { game_code: 'x', issue: '1', bet_type: 'x', selection: 'x' }
    await env().db.tx(async (tx) => {
      await recordBets(tx, [{ ...about, bill_no: `LV-${++n}`, selection }])
      await endBets(tx, [{ member_id: about.member_id, id: about.id, stake, payout: 0n, outcome: 'settled' }])
    })
    await env().drain()
    return about.id
  }

  /** The same as staff see it, of somebody who does not log in here. */
  const standing = async (name: string, of = 'slot') =>
    (await data<(Shown & { ladder: string })[]>('GET /office/levelup/standing', { as: 'sofia', query: { name } })).find(
      ({ ladder }) => ladder === of,
    )
  return { bet, standing }
}
