import type { BoardMatch } from '../games/index.ts'

/** A match with who offers it. */
export type Offered = BoardMatch & { supplier_code: string }

/** So many stand on a strip: more of what is played than of what is to come, but always some of that. */
const MOST = 10
const LIVE = 6

/**
 * What a strip shows of the boards of all suppliers: one of each in turn, what is played first, then what starts first. Where little is
 * played more of what is to come.
 */
export const chooseMatches = (boards: readonly (readonly Offered[])[], game_type?: number): Offered[] => {
  const own = boards.map((board) => board.filter((m) => game_type === undefined || m.game_type === game_type))
  const longest = Math.max(0, ...own.map((board) => board.length))
  const mergeThose = (keep: (m: Offered) => boolean): Offered[] => {
    const kept = own.map((board) => board.filter(keep))
    return Array.from({ length: longest }, (_, at) => kept.flatMap((board) => board[at] ?? [])).flat()
  }
  const live = mergeThose(({ score }) => score !== undefined).slice(0, LIVE)
  const soon = mergeThose(({ score }) => score === undefined).toSorted((a, b) => +a.starts_at - +b.starts_at)
  return [...live, ...soon.slice(0, MOST - live.length)]
}
