import type { ErrorCode } from '@moongate/contract'
import {
  IDENTITY_KINDS,
  OPEN_PAPER,
  PAPER_PICTURES,
  type PaperKind,
  type PaperStanding,
  type PaperState,
} from '@moongate/contract/papers.states'
import { computeAge, isBirthImpossible } from '../policy/index.ts'

/** A paper as decisions see it. */
export type Known = { kind: PaperKind; state: PaperState; expires_at: Date | null }

const DAY_MS = 86_400_000
/** So long before one runs out the next may be sent in. */
export const RENEWAL_DAYS = 30

export const isOpen = (state: PaperState): boolean => OPEN_PAPER.some((open) => open === state)
export const isIdentity = (kind: PaperKind): boolean => IDENTITY_KINDS.includes(kind)

/** Whether a paper was accepted and is still good. */
export const isGood = ({ state, expires_at }: Omit<Known, 'kind'>, now: Date): boolean =>
  state === 'accepted' && (expires_at === null || expires_at > now)

export type Submission = {
  kind: PaperKind
  /** How many pictures are named, and how many of them are the member's own and not sent in yet. */
  named: number
  found: number
  papers: readonly Known[]
  /** Whether staff asked for this kind. */
  is_asked: boolean
  now: Date
}

/** Why a paper may not be sent in, or nothing. */
export const refuseSubmission = (s: Submission): ErrorCode | undefined => {
  const { least, most } = PAPER_PICTURES[s.kind]
  if (s.named < least) return 'papers.too_few_pictures'
  if (s.named > most) return 'papers.too_many_pictures'
  if (s.found !== s.named) return 'papers.picture_unknown'
  const same = s.papers.filter(({ kind }) => kind === s.kind)
  if (same.some(({ state }) => isOpen(state))) return 'papers.waits_already'
  const later = new Date(s.now.getTime() + RENEWAL_DAYS * DAY_MS)
  return !s.is_asked && same.some((paper) => isGood(paper, later)) ? 'papers.accepted_already' : undefined
}

/** How a member stands as to who they are; what was asked for comes first, unless it is on its way. */
export const computeStanding = (papers: readonly Known[], asked: readonly PaperKind[], now: Date): PaperStanding => {
  const waits = (kind: PaperKind): boolean => papers.some((one) => one.kind === kind && isOpen(one.state))
  if (asked.some((kind) => !waits(kind))) return 'asked'
  const about = papers.filter(({ kind }) => isIdentity(kind) || asked.includes(kind))
  if (asked.length === 0 && about.some((paper) => isGood(paper, now))) return 'accepted'
  const order = ['in_review', 'submitted'] as const
  const waiting = order.find((state) => about.some((paper) => paper.state === state))
  if (waiting) return waiting
  const [newest] = about
  if (!newest) return 'none'
  return newest.state === 'accepted' ? 'expired' : newest.state
}

/** What staff wrote of a paper that they accept, days as `YYYY-MM-DD`. */
export type Acceptance = {
  kind: PaperKind
  good_until: string | undefined
  birth_on: string | undefined
  today: string
  registered_on: string
  min_age: number
}

/** Why a paper may not be accepted so, or nothing: it is still good, and its owner was old enough when they registered. */
export const refuseAcceptance = (a: Acceptance): ErrorCode | undefined => {
  if (isIdentity(a.kind) && (a.good_until === undefined || a.birth_on === undefined)) return 'papers.dates_missing'
  if (a.good_until !== undefined && a.good_until < a.today) return 'papers.runs_out'
  if (a.birth_on === undefined) return undefined
  if (isBirthImpossible(a.birth_on, a.today)) return 'papers.birth_invalid'
  return computeAge(a.birth_on, a.registered_on) < a.min_age ? 'papers.too_young' : undefined
}
