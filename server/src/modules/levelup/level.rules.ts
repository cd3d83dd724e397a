import type { Ladder } from '@moongate/contract/levelup.states'

/** What a level asks for, in effective bets since the beginning, and what it gives. Minor units; null: as for everybody. */
export type Level = {
  ladder: Ladder
  level: number
  needed: bigint
  gift: bigint
  weekly: bigint
  monthly: bigint
  credit: bigint
  rebate_ppm: number
  is_fast: boolean
  withdrawals: number | null
  withdrawal_max: bigint | null
  manager: string
}
/** What a member's levels let them do: the better of both ladders. */
export type Privileges = Pick<
  Level,
  'level' | 'credit' | 'rebate_ppm' | 'is_fast' | 'withdrawals' | 'withdrawal_max' | 'manager'
>

export const NO_PRIVILEGES: Privileges = {
  level: 0,
  credit: 0n,
  rebate_ppm: 0,
  is_fast: false,
  withdrawals: null,
  withdrawal_max: null,
  manager: '',
}

/** The levels of a ladder that so much has reached, the lowest first. Levels in the order of their height. */
export const listReached = (levels: readonly Level[], ladder: Ladder, effective: bigint): Level[] =>
  levels.filter((level) => level.ladder === ladder && level.needed <= effective)

const pickMost = <T extends bigint | number>(a: T | null, b: T | null): T | null =>
  a === null ? b : b === null || a > b ? a : b

/** The better of two, privilege by privilege; who manages is said by the second, the higher level, if it names somebody. */
const mergePrivileges = (a: Privileges, b: Privileges): Privileges => ({
  level: Math.max(a.level, b.level),
  credit: a.credit > b.credit ? a.credit : b.credit,
  rebate_ppm: Math.max(a.rebate_ppm, b.rebate_ppm),
  is_fast: a.is_fast || b.is_fast,
  withdrawals: pickMost(a.withdrawals, b.withdrawals),
  withdrawal_max: pickMost(a.withdrawal_max, b.withdrawal_max),
  manager: b.manager || a.manager,
})

/** What all levels that somebody has reached let them do together; a higher level never takes away what a lower one gave. */
export const choosePrivileges = (reached: readonly Level[]): Privileges =>
  reached.toSorted((a, b) => a.level - b.level).reduce<Privileges>(mergePrivileges, NO_PRIVILEGES)
