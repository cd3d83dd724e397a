import type { AgentModel } from '@moongate/contract/team.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

/** Bets by type of games and difference of rates, and what the operator keeps of a team. */
type OfAgent = { agent_id: number; stake: bigint; payout: bigint; hongli: bigint; fanshui: bigint }
/** `late`: what of it belongs to days before the first one asked for, which an earlier run went over. */
export type AgentShare = { agent_id: number; game_type: number; rate_ppm: number; effective: bigint; late: bigint }
export type AgentRevenue = OfAgent & { late: bigint }
type Days = { from_on: string; to_on: string }
export type AgentTerms = { agent_id: number; model: AgentModel; share_ppm: number }
/** How each agent is paid. */
export const findAgentTerms = (r: Reader): Promise<AgentTerms[]> =>
  r.many(sql`select member_id as agent_id, model, share_ppm from team.agents order by member_id`)

const open_days = sql`(stake <> taken_stake or payout <> taken_payout or hongli <> taken_hongli or fanshui <> taken_fanshui)`

/** What no statement names yet, up to a day. */
export const findOpenShares = (r: Reader, { from_on, to_on }: Days): Promise<AgentShare[]> =>
  r.many(sql`select agent_id, game_type, rate_ppm, sum(effective - taken)::bigint as effective,
      coalesce(sum(effective - taken) filter (where on_day < ${from_on}::date), 0)::bigint as late
    from team.shares where effective <> taken and on_day <= ${to_on}::date group by 1, 2, 3 order by 1, 2, 3`)
export const findOpenRevenue = (r: Reader, { from_on, to_on }: Days): Promise<AgentRevenue[]> =>
  r.many(sql`select agent_id, sum(stake - taken_stake)::bigint as stake, sum(payout - taken_payout)::bigint as payout,
      sum(hongli - taken_hongli)::bigint as hongli, sum(fanshui - taken_fanshui)::bigint as fanshui,
      coalesce(sum(stake - taken_stake - payout + taken_payout - hongli + taken_hongli - fanshui + taken_fanshui) filter (where on_day < ${from_on}::date), 0)::bigint as late
    from team.days where ${open_days} and on_day <= ${to_on}::date group by 1 order by 1`)

/** The same, taken into a run. */
export const takeShares = (tx: Tx, run_id: string, { from_on, to_on }: Days): Promise<AgentShare[]> =>
  tx.many(sql`with taken as (
      update team.shares set was_taken = taken, taken = effective, run_id = ${run_id} where effective <> taken and on_day <= ${to_on}::date
      returning agent_id, on_day, game_type, rate_ppm, effective - was_taken as effective
    )
    select agent_id, game_type, rate_ppm, sum(effective)::bigint as effective,
      coalesce(sum(effective) filter (where on_day < ${from_on}::date), 0)::bigint as late from taken group by 1, 2, 3 order by 1, 2, 3`)
export const takeDays = (tx: Tx, run_id: string, { from_on, to_on }: Days): Promise<AgentRevenue[]> =>
  tx.many(sql`with taken as (
      update team.days set was_taken = array[taken_stake, taken_payout, taken_hongli, taken_fanshui], run_id = ${run_id},
        taken_stake = stake, taken_payout = payout, taken_hongli = hongli, taken_fanshui = fanshui
      where ${open_days} and on_day <= ${to_on}::date
      returning agent_id, on_day, stake - was_taken[1] as stake, payout - was_taken[2] as payout, hongli - was_taken[3] as hongli, fanshui - was_taken[4] as fanshui
    )
    select agent_id, sum(stake)::bigint as stake, sum(payout)::bigint as payout, sum(hongli)::bigint as hongli, sum(fanshui)::bigint as fanshui,
      coalesce(sum(stake - payout - hongli - fanshui) filter (where on_day < ${from_on}::date), 0)::bigint as late
    from taken group by 1 order by 1`)

/** Gives back what a run had taken. */
export const giveBackShares = (tx: Tx, run_id: string): Promise<number> =>
  tx.run(sql`update team.shares set taken = was_taken, run_id = null where run_id = ${run_id}`)
export const giveBackDays = (tx: Tx, run_id: string): Promise<number> =>
  tx.run(sql`update team.days set taken_stake = was_taken[1], taken_payout = was_taken[2], taken_hongli = was_taken[3], taken_fanshui = was_taken[4], run_id = null
    where run_id = ${run_id}`)

/** The first day on which a team has anything. */
export const findFirstDay = async (r: Reader): Promise<string | null> =>
  (await r.one<{ on_day: string | null }>(sql`select min(on_day)::text as on_day from team.days`)).on_day
