/** Level 1: what one of the staff wants set, until a second person sets or refuses it. */
export { askProposal, decideProposal, takeProposal } from './proposal.ts'
export { countProposals, findProposal, type Proposal } from './proposal.sql.ts'
export { proposalView } from './proposal.view.ts'
