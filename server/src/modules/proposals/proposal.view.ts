import { formatWireTime } from '../../kernel/time.ts'
import type { Proposal } from './proposal.sql.ts'

/** Who asked for what waits, when and why; what it is belongs to its module. */
export const proposalView = ({ id, reason, asked_by, asked_at }: Proposal, time_zone: string) => ({
  id,
  reason,
  asked_by,
  asked_at: formatWireTime(asked_at, time_zone),
})
