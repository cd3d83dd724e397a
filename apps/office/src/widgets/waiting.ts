import { useQuery } from '@tanstack/react-query'
import { queuesQuery } from '../api/queries.ts'
import type { Screen } from '../rules/access.rules.ts'

/** What waits in each queue, by the screen that shows it; nothing while it is not known. */
export type WaitingBy = Partial<Record<Screen, number>>
export const useWaiting = (): WaitingBy => {
  const { data } = useQuery(queuesQuery)
  if (!data) return {}
  const { transfers_unclear, payouts_manual, team, commission } = data
  return { ...data, transfers: transfers_unclear, payouts: payouts_manual, agents: team + commission }
}
