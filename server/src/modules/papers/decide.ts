import { channels } from '@moongate/contract'
import { paperDeskPush } from '@moongate/contract/papers.pushes'
import { PAPER_STEPS, type PaperStep } from '@moongate/contract/papers.states'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { addDays, formatDay, parseInstant } from '../../kernel/time.ts'
import { recordAudit } from '../audit/index.ts'
import { dropClaim, findClaims, takeClaim } from '../claims/index.ts'
import { findMember } from '../members/index.ts'
import { readProfile } from '../policy/index.ts'
import { meetAsk } from './ask.sql.ts'
import type { PapersDeps } from './deps.ts'
import { refuseAcceptance } from './paper.rules.ts'
import { findPaper, lockPapers, movePaper, type Paper, putDecision } from './paper.sql.ts'

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
const stepPaper = (
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

/** Takes a paper, or renews one's time for it: nobody else decides on it meanwhile. Refuses papers.not_found, papers.state_changed, papers.taken. */
export const takePaper = (d: PapersDeps, id: string, act: StaffAct): Promise<Paper> =>
  stepPaper(d, id, 'take', act, () => Promise.resolve({}))

/** Lets a paper of one's own go. Refuses the same, papers.not_taken. */
export const releasePaper = (d: PapersDeps, id: string, act: StaffAct): Promise<Paper> =>
  stepPaper(d, id, 'release', act, () => Promise.resolve({}))

/** Refuses a paper; its member reads why. Refuses the same. */
export const refusePaper = (d: PapersDeps, id: string, reason: string, act: StaffAct): Promise<Paper> =>
  stepPaper(d, id, 'refuse', act, async ({ tx }) => {
    const at = d.clock.now()
    const nothing = { birth_on: null, expires_at: null }
    await putDecision(tx, id, { ...nothing, at, ended_at: at, decided_by: act.name, reason })
    return { reason }
  })

type Dates = { good_until?: string | undefined; birth_on?: string | undefined }

/** Accepts a paper and meets what was asked for. Refuses the same, and as `refuseAcceptance` says. */
export const acceptPaper = (d: PapersDeps, id: string, dates: Dates, act: StaffAct): Promise<Paper> =>
  stepPaper(d, id, 'accept', act, async ({ tx, paper: { member_id, kind } }) => {
    const { good_until, birth_on } = dates
    const zone = d.config.site_time_zone
    const at = d.clock.now()
    const member = (await findMember(tx, member_id)) ?? refuse('papers.member_unknown')
    const { min_age } = await readProfile(tx)
    const days = { today: formatDay(at, zone), registered_on: formatDay(member.registered_at, zone) }
    const refusal = refuseAcceptance({ kind, good_until, birth_on, min_age, ...days })
    if (refusal) refuse(refusal, { age: min_age })
    const expires_at = good_until === undefined ? null : (parseInstant(addDays(good_until, 1), zone) ?? null)
    const decision = { at, decided_by: act.name, reason: '', birth_on: birth_on ?? null, expires_at, ended_at: null }
    await putDecision(tx, id, decision)
    await meetAsk(tx, member_id, kind, at)
    return { after: { good_until: good_until ?? null } }
  })
