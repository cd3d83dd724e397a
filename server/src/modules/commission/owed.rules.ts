import { type Outcome, type Revenue, settleAgent, type Share, type Terms } from './commission.rules.ts'

type Of<T> = T & { agent_id: number }
export type Owed = Outcome & Revenue & { agent_id: number; model: Terms['model']; share_ppm: number }

const NO_REVENUE: Revenue = { stake: 0n, payout: 0n, hongli: 0n, fanshui: 0n, late: 0n }

const groupByAgent = <T>(rows: readonly Of<T>[]): Map<number, Of<T>[]> => {
  const groups = new Map<number, Of<T>[]>()
  for (const row of rows) groups.set(row.agent_id, [...(groups.get(row.agent_id) ?? []), row])
  return groups
}

/** What each agent with anything new is owed, by the model that holds for them now. */
export const settleAll = (
  agents: readonly Of<Omit<Terms, 'carried'>>[],
  carried: readonly Of<Pick<Terms, 'carried'>>[],
  shares: readonly Of<Share>[],
  revenues: readonly Of<Revenue>[],
): Owed[] => {
  const [carried_of, shares_of, revenue_of] = [groupByAgent(carried), groupByAgent(shares), groupByAgent(revenues)]
  return agents
    .map(({ agent_id, ...model_of }): Owed => {
      const terms = { ...model_of, carried: carried_of.get(agent_id)?.[0]?.carried ?? 0n }
      const own = (shares_of.get(agent_id) ?? []).map(({ game_type, rate_ppm, effective, late }) => ({
        game_type,
        rate_ppm,
        effective,
        late,
      }))
      const found = revenue_of.get(agent_id)?.[0]
      const revenue = terms.model === 'revenue' && found ? found : NO_REVENUE
      const { stake, payout, hongli, fanshui, late } = revenue
      const { model, share_ppm } = terms
      return { agent_id, model, share_ppm, stake, payout, hongli, fanshui, late, ...settleAgent(terms, own, revenue) }
    })
    .filter(({ lines, earned }) => lines.length > 0 || earned !== 0n)
}

/** Why a run cannot be decided: it was already, or by who began it. */
export const refuseDecision = (
  run: { state: string; started_id: number },
  staff_id: number,
  step: 'approve' | 'refuse',
) => {
  if (run.state !== 'in_review') return 'commission.run_changed'
  return step === 'approve' && run.started_id === staff_id ? 'commission.second_person' : undefined
}
