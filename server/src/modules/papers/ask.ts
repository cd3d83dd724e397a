import { channels } from '@moongate/contract'
import { paperDeskPush } from '@moongate/contract/papers.pushes'
import type { PaperKind } from '@moongate/contract/papers.states'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { type Ask, insertAsk } from './ask.sql.ts'
import type { PapersDeps } from './deps.ts'
import { lockPapers } from './paper.sql.ts'

/** Asks a member for a paper: until one of the kind is accepted they have not shown who they are. Refuses papers.asked_already. */
export const askForPaper = (
  d: PapersDeps,
  { member_id, kind, reason }: { member_id: number; kind: PaperKind; reason: string },
  act: StaffAct,
): Promise<Ask> =>
  d.db.tx(async (tx) => {
    await lockPapers(tx, member_id)
    const id = d.ids.uuid()
    const ask: Ask = { member_id, id, kind, reason, staff_name: act.name, asked_at: d.clock.now() }
    if ((await insertAsk(tx, ask)) === 0) refuse('papers.asked_already')
    const target = `member:${member_id}`
    await recordAudit(tx, { ...describeStaffAct(act), action: 'papers.asked', target, reason, after: { kind } })
    await push(tx, paperDeskPush, channels.office, {})
    return ask
  })
