import type { StaffRole } from './staff.states.ts'
import { listNames, type Step } from './states.ts'

/** What a member may be asked to show, with how many pictures of it there are at least and at most. */
export const PAPER_PICTURES = {
  id_card: { least: 2, most: 2 },
  passport: { least: 1, most: 2 },
  licence: { least: 2, most: 2 },
  address: { least: 1, most: 3 },
  funds: { least: 1, most: 5 },
} as const satisfies Record<string, { least: number; most: number }>
export type PaperKind = keyof typeof PAPER_PICTURES
export const PAPER_KINDS: readonly PaperKind[] = listNames(PAPER_PICTURES)
/** One of these says who somebody is: it bears a date of birth and runs out. */
export const IDENTITY_KINDS: readonly PaperKind[] = ['id_card', 'passport', 'licence']

/** A paper on its way; whether somebody waits for it. */
export const PAPER_STATES = {
  submitted: { is_open: true },
  in_review: { is_open: true },
  accepted: { is_open: false },
  refused: { is_open: false },
  expired: { is_open: false },
} as const satisfies Record<string, { is_open: boolean }>
export type PaperState = keyof typeof PAPER_STATES
export const OPEN_PAPER = listNames(PAPER_STATES).filter((state) => PAPER_STATES[state].is_open)

/** Who sees papers, and who decides on them: nobody else of the staff has a look at somebody's passport. */
export const PAPER_READERS = ['risk', 'admin'] as const satisfies readonly StaffRole[]

/** Somebody takes a paper, lets it go or decides; the clock ends what has run out. */
export const PAPER_STEPS = {
  take: { from: ['submitted', 'in_review'], to: 'in_review', who: PAPER_READERS },
  release: { from: ['in_review'], to: 'submitted', who: PAPER_READERS },
  accept: { from: ['in_review'], to: 'accepted', who: PAPER_READERS },
  refuse: { from: ['in_review'], to: 'refused', who: PAPER_READERS, needs_reason: true },
  expire: { from: ['accepted'], to: 'expired', who: [] },
} as const satisfies Record<string, Step<PaperState>>
export type PaperStep = keyof typeof PAPER_STEPS

/** How a member stands as to who they are: by the best of their papers, and what they were asked for. */
export const PAPER_STANDINGS = ['none', 'submitted', 'in_review', 'accepted', 'refused', 'expired', 'asked'] as const
export type PaperStanding = (typeof PAPER_STANDINGS)[number]

/** What a list of sanctions answered about a member; `unknown` is no answer and never counts as clear. */
export const SCREENING_OUTCOMES = ['clear', 'hit', 'underage', 'unknown'] as const
export type ScreeningOutcome = (typeof SCREENING_OUTCOMES)[number]

/** The largest picture that is taken, in bytes, and how many of a member's may wait to be sent in. */
export const PAPER_BYTES = 4 * 1024 * 1024
export const PICTURES_WAITING = 8

/** Why a paper is refused, in words that stand ready in every language (`papers:reasons`). */
export const PAPER_REASONS = [
  'unreadable',
  'cut_off',
  'name_differs',
  'out_of_date',
  'wrong_kind',
  'too_young',
  'altered',
] as const
export type PaperReason = (typeof PAPER_REASONS)[number]
