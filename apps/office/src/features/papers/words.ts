import type { PaperReason } from '@moongate/contract/papers.states'
import type { PaperRow } from '../../api/papers.ts'
import { translatePapers } from '../../text.ts'

/** A kind of paper in words. */
export const describeKind = (kind: PaperRow['kind']): string => translatePapers(`papers:kinds.${kind}`)
/** How a paper stands, in words. */
export const describeState = (state: PaperRow['state']): string => translatePapers(`papers:states.${state}`)
/** Why a paper is refused, in words that stand ready. */
export const describeReason = (reason: PaperReason): string => translatePapers(`papers:reasons.${reason}`)
