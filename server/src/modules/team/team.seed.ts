import { GAME_TYPES } from '@moongate/contract/games.states'
import type { Tx } from '../../kernel/db.ts'
import { endBets, recordBets } from '../betting/index.ts'
import { findInvited, findMemberByName } from '../members/index.ts'
import { countBets } from './count.ts'
import { getCurrency, type TeamDeps } from './deps.ts'
import { joinTeam } from './place.ts'
import { giveRates } from './rate.ts'

type SeedDeps = Pick<TeamDeps, 'db' | 'clock' | 'ids' | 'config'>

const AGENT = 'carol'
const DAY_MS = 86_400_000
const AGENT_PPM = 6_000
const CHILD_PPM = 3_500
/** What those below the agent played: how many days ago, how much, and at which type of games. */
const PLAYED = [
  { days: 3, stake: 860_00n, game_type: 3 },
  { days: 2, stake: 1_240_00n, game_type: 1 },
  { days: 2, stake: 455_00n, game_type: 4 },
  { days: 1, stake: 2_000_00n, game_type: 3 },
] as const

const listRates = (rate_ppm: number) => GAME_TYPES.map(({ key }) => ({ game_type: key, rate_ppm }))

const playBets = async (d: SeedDeps, tx: Tx, member_ids: readonly number[]) => {
  const now = d.clock.now().getTime()
  const bets = PLAYED.map(({ days, ...played }, i) => {
    const at = new Date(now - days * DAY_MS)
    const words = { game_title: { en: 'Moon River', zh_cn: '月满西江' }, detail: {} }
    const about = {
      member_id: member_ids[i % member_ids.length] ?? 0,
      id: d.ids.uuid(),
      bill_no: d.ids.bill('B'),
      asset: getCurrency(d),
    }
    return { ...about, ...played, ...words, supplier_code: 'AG', game_code: 'demo', bet_at: at }
  })
  await recordBets(tx, bets)
  await endBets(
    tx,
    bets.map(({ member_id, id, stake, bet_at }) => ({
      member_id,
      id,
      stake,
      payout: 0n,
      outcome: 'settled' as const,
      settled_at: bet_at,
    })),
  )
  return bets
}

/** R1.9: the demo's agent with a team: those who came by the code, one of them an agent, and what they played. */
export const seedAgents = async (d: SeedDeps): Promise<void> => {
  const agent = await findMemberByName(d.db, AGENT)
  if (!agent) return
  const since = new Date(d.clock.now().getTime() - 30 * DAY_MS)
  const bets = await d.db.tx(async (tx) => {
    await joinTeam(d, tx, { member_id: agent.id, parent_id: null, at: since })
    await giveRates(tx, agent.id, listRates(AGENT_PPM), since)
    const below = await findInvited(tx, agent.id)
    for (const member_id of below) await joinTeam(d, tx, { member_id, parent_id: agent.id, at: since })
    const [first] = below
    if (first === undefined) return []
    await giveRates(tx, first, listRates(CHILD_PPM), since)
    return playBets(d, tx, below)
  })
  await countBets(d, bets)
}
