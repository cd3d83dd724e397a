/** What waits for a second person where it is looser than what stands. */
export const PROPOSAL_SUBJECTS = ['credit.terms', 'levelup.live', 'levelup.slot'] as const
export type ProposalSubject = (typeof PROPOSAL_SUBJECTS)[number]
