import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { emit } from '../../kernel/outbox.ts'
import { refuse } from '../../kernel/refusal.ts'
import { addDays, formatDay, parseInstant } from '../../kernel/time.ts'
import { findMember } from '../members/index.ts'
import { readProfile } from '../policy/index.ts'
import { closeAsk } from './ask.sql.ts'
import type { PapersDeps } from './deps.ts'
import { refuseAcceptance } from './paper.rules.ts'
import { type Paper, putDecision } from './paper.sql.ts'
import { paperAccepted, paperRefused } from './papers.events.ts'
import { stepPaper } from './step.ts'

/** Takes a paper, or renews one's time for it: nobody else decides on it meanwhile. Refuses papers.not_found, papers.state_changed, papers.taken. */
export const takePaper = (d: PapersDeps, id: string, act: StaffAct): Promise<Paper> =>
  stepPaper(d, id, 'take', act, () => Promise.resolve({}))

/** Lets a paper of one's own go. Refuses the same, papers.not_taken. */
export const releasePaper = (d: PapersDeps, id: string, act: StaffAct): Promise<Paper> =>
  stepPaper(d, id, 'release', act, () => Promise.resolve({}))

/** Refuses a paper; its member reads why. Refuses the same. */
export const refusePaper = (d: PapersDeps, id: string, reason: string, act: StaffAct): Promise<Paper> =>
  stepPaper(d, id, 'refuse', act, async ({ tx, paper: { member_id, kind } }) => {
    const at = d.clock.now()
    const nothing = { birth_on: null, expires_at: null }
    await putDecision(tx, id, { ...nothing, at, ended_at: at, decided_by: act.name, reason })
    await emit(tx, paperRefused, { member_id, id, kind, reason })
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
    await closeAsk(tx, member_id, kind, at)
    await emit(tx, paperAccepted, { member_id, id, kind, good_until: good_until ?? null })
    return { after: { good_until: good_until ?? null } }
  })
