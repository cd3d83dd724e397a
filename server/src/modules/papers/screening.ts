import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { describeStaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { findIdentity } from '../members/index.ts'
import { readProfile } from '../policy/index.ts'
import type { ScreeningDeps } from './deps.ts'
import { findPapersOf } from './paper.sql.ts'
import type { Screened } from './screening.port.ts'
import { dismissHit, findUnanswered, insertScreening, type Screening } from './screening.sql.ts'

const describeAnswer = (answer: Screened): string => {
  if ('entry' in answer) return answer.entry
  return answer.outcome === 'unknown' ? answer.error : ''
}

/**
 * Asks the lists of sanctions and the check of age about a member and writes down what they answered. Where nobody is connected, or nobody answers, that is
 * written down as unknown: it stops nobody and clears nobody, and is asked again (`askListsAgain`). `by` is empty where nobody of the staff asks.
 */
export const askLists = async (d: ScreeningDeps, member_id: number, by?: StaffAct): Promise<Screening> => {
  const { realname, birth_on: said } = await findIdentity(d.db, member_id)
  const papers = await findPapersOf(d.db, member_id)
  const birth_on = papers.find((paper) => paper.birth_on !== null)?.birth_on ?? said
  const { min_age } = await readProfile(d.db)
  const answer: Screened = (await d.screening?.screen({ realname, birth_on, min_age })) ?? {
    outcome: 'unknown',
    error: 'no list of sanctions is connected',
  }
  return d.db.tx(async (tx) => {
    const { outcome } = answer
    const told = { member_id, outcome, entry: describeAnswer(answer), asked_at: d.clock.now() }
    const system = { actor: { type: 'system', name: 'papers' } } as const
    const who = by ? describeStaffAct(by) : system
    await recordAudit(tx, { ...who, action: 'papers.screened', target: `member:${member_id}`, after: { outcome } })
    return insertScreening(tx, told)
  })
}

const ASKED_AT_ONCE = 100

/**
 * Asks once more about those of whom nothing was said, who have waited longest first, until a silence: then the lists are away, and who is
 * left is asked about the next time.
 */
export const askListsAgain = async (d: ScreeningDeps): Promise<void> => {
  if (!d.screening) return
  for (const member_id of await findUnanswered(d.db, d.clock.now(), ASKED_AT_ONCE))
    if ((await askLists(d, member_id)).outcome === 'unknown') return
}

type Dismissal = { member_id: number; screening_id: number; reason: string }

/**
 * Says that what was found is somebody else: the member's withdrawals no longer wait because of it. It is what somebody has looked at:
 * what was found since then waits on. Refuses papers.no_hit.
 */
export const dismissFound = (
  d: ScreeningDeps,
  { member_id, screening_id: id, reason }: Dismissal,
  by: StaffAct,
): Promise<Screening> =>
  d.db.tx(async (tx) => {
    const seen = { member_id, id, seen_by: by.name, now: d.clock.now() }
    const dismissed = (await dismissHit(tx, seen)) ?? refuse('papers.no_hit')
    const [target, after] = [`member:${member_id}`, { found: dismissed.entry }]
    await recordAudit(tx, { ...describeStaffAct(by), action: 'papers.hit_dismissed', target, reason, after })
    return dismissed
  })
