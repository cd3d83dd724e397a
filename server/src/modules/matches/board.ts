import { MATCH_TYPES } from '@moongate/contract/games.states'
import { keepAnswer } from '../../kernel/kept-answer.ts'
import type { Offered } from './board.rules.ts'
import { findMatchSuppliers, type MatchesDeps } from './deps.ts'
import { watchUnread } from './unread.ts'

/** How long an answer is given again: a score and its odds are this old at most. */
const KEPT_MS = 5_000

/** The boards of all suppliers; one that does not answer has an empty one. Not for use in a transaction. */
const readBoards = async (
  d: Pick<MatchesDeps, 'db' | 'suppliers'>,
  hear: ReturnType<typeof watchUnread>,
): Promise<Offered[][]> => {
  const all = await findMatchSuppliers(d, MATCH_TYPES)
  return Promise.all(
    all.map(async ({ code, matches }) => {
      const told = await matches.board()
      if (told.outcome !== 'ok') return []
      hear(code, told.unread)
      return told.matches.map((match) => ({ ...match, supplier_code: code }))
    }),
  )
}

/** Asks the suppliers at most once in five seconds, however many ask; an answer that failed is not kept. */
export const createBoards = (d: MatchesDeps): (() => Promise<Offered[][]>) => {
  const hear = watchUnread(d)
  return keepAnswer(d.clock, KEPT_MS, () => readBoards(d, hear))
}
