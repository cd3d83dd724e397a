import type { AgentModel } from '@moongate/contract/team.states'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { lockAgent, updateModel } from './agent.sql.ts'
import type { TeamDeps } from './deps.ts'
import { formatShare, readShare } from './rate.rules.ts'

type Model = { model: AgentModel; share: number }

/** Sets how an agent is paid, from the next run on. Refuses team.agent_not_found. */
export const setModel = (
  d: Pick<TeamDeps, 'db'>,
  { id, model, share, reason }: Model & { id: number; reason: string },
  by: StaffAct,
): Promise<void> =>
  d.db.tx(async (tx) => {
    const before = (await lockAgent(tx, id)) ?? refuse('team.agent_not_found')
    if (before.model === model && before.share_ppm === readShare(share)) return
    await updateModel(tx, id, { model, share_ppm: readShare(share) })
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'team.model_set',
      target: `member:${id}`,
      reason,
      before: { model: before.model, share: formatShare(before.share_ppm) },
      after: { model, share },
    })
  })
