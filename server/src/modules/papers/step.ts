import { channels } from '@moongate/contract'
import { paperDeskPush } from '@moongate/contract/papers.pushes'
import { PAPER_STEPS, type PaperStep } from '@moongate/contract/papers.states'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { dropClaim, findClaims, takeClaim } from '../claims/index.ts'
import type { PapersDeps } from './deps.ts'
import { findPaper, lockPapers, movePaper, type Paper } from './paper.sql.ts'

type StaffStep = Exclude<PaperStep, 'expire'>
type Deciding = { paper: Paper; act: StaffAct; tx: Tx }

/** Who decides has taken the paper: nobody else's claim holds, and their own still does. */
const requireClaim = async ({ tx, paper, act }: Deciding, step: StaffStep): Promise<void> => {
  if (step === 'take') {
    const { staff_id, name: staff_name } = act
    if ((await takeClaim(tx, { order_id: paper.id, staff_id, staff_name })) > 0) return
  }
  const [claim] = await findClaims(tx, [paper.id])
  if (claim && claim.staff_id !== act.staff_id) refuse('papers.taken', { name: claim.staff_name })
  if (!claim) refuse('papers.not_taken')
}

/** The one way of a paper on: locked, claimed, moved, written down. `write` says what else is kept of the step. */
export const stepPaper = (
  d: PapersDeps,
  id: string,
  name: StaffStep,
  act: StaffAct,
  write: (deciding: Deciding) => Promise<{ reason?: string; after?: Record<string, unknown> }>,
): Promise<Paper> =>
  d.db.tx(async (tx) => {
    const { member_id } = (await findPaper(tx, id)) ?? refuse('papers.not_found')
    await lockPapers(tx, member_id)
    const paper = (await findPaper(tx, id)) ?? refuse('papers.not_found')
    const { from, to } = PAPER_STEPS[name]
    if (!from.some((state) => state === paper.state)) refuse('papers.state_changed')
    const deciding = { tx, paper, act }
    await requireClaim(deciding, name)
    const { reason = '', after } = await write(deciding)
    await movePaper(tx, id, from, to)
    if (name !== 'take') await dropClaim(tx, id)
    await recordAudit(tx, {
      ...describeStaffAct(act),
      action: `papers.${name}`,
      target: `member:${member_id}`,
      reason,
      before: { paper: id, kind: paper.kind, state: paper.state },
      after: { state: to, ...after },
    })
    await push(tx, paperDeskPush, channels.office, {})
    return (await findPaper(tx, id)) ?? refuse('papers.not_found')
  })
