import { useQuery } from '@tanstack/react-query'
import { queuesQuery } from '../api/queries.ts'
import type { Screen } from '../rules/access.rules.ts'

/** What waits in each queue, by the screen that shows it. */
export type WaitingBy = Partial<Record<Screen, number>>
/** The same as it is now; nothing until it is known. */
export const useWaiting = (): WaitingBy | undefined => {
  const { data } = useQuery(queuesQuery)
  if (!data) return undefined
  const { transfers_unclear, payouts_manual, team, commission } = data
  return { ...data, transfers: transfers_unclear, payouts: payouts_manual, agents: team + commission }
}
