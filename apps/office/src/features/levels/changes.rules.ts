import type { LevelTable } from '../../api/levels.ts'
import { listRows, type Row, SUMS } from './levels.rules.ts'

const ABOUT = [...SUMS, 'rebate', 'is_fast', 'withdrawals', 'withdrawal_max', 'approval_max', 'manager'] as const
/** What another table would change of a level: as it is typed, `✓` where it is so. */
export type LevelChange = { level: number; what: (typeof ABOUT)[number]; before: string; after: string }

const showCell = (row: Row | undefined, what: (typeof ABOUT)[number]): string => {
  const value = row?.[what] ?? ''
  return typeof value === 'string' ? value : value ? '✓' : ''
}

/** What other levels would change, the lowest first; a level that one table has not is empty there. */
export const listChanges = (now: LevelTable['levels'], wanted: LevelTable['levels']): LevelChange[] => {
  const [before, after] = [listRows(now), listRows(wanted)]
  return Array.from({ length: Math.max(before.length, after.length) }, (_, i) =>
    ABOUT.map((what) => ({
      level: i + 1,
      what,
      before: showCell(before[i], what),
      after: showCell(after[i], what),
    })),
  )
    .flat()
    .filter((change) => change.before !== change.after)
}
