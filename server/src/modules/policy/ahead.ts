import type { Breath, Db } from '../../kernel/db.ts'
import { notePlays } from './clock.sql.ts'
import { mustStayWithin } from './ahead.sql.ts'
import { holdToStake } from './hold.sql.ts'
import type { Limit, Staked } from './limit.rules.ts'
import { bringTallies } from './tally.sql.ts'

/** Which of a member's limits are of play, as they were when they were asked about last; nothing of it is believed unseen. */
type Known = { is_staked: boolean; is_timed: boolean }
export type KnownLimits = Map<number, Known>

const MOST = 50_000
const of_db = new WeakMap<Db, KnownLimits>()

/** Whose limits this process came upon, so that the next stakes of theirs can be judged in their breath (decisions/0503). */
export const recallLimits = (db: Db): KnownLimits => {
  const known = of_db.get(db) ?? new Map<number, Known>()
  of_db.set(db, known)
  return known
}

export const rememberLimits = (known: KnownLimits, member_id: number, limits: readonly Limit[]): void => {
  if (known.size >= MOST) known.clear()
  const has = (...kinds: Limit['kind'][]): boolean => limits.some(({ kind }) => kinds.includes(kind))
  known.set(member_id, { is_staked: has('stake', 'loss', 'time'), is_timed: has('time') })
}

/**
 * Holds those who stake in a breath, which ends where something may stand in a stake's way: somebody is shut out, would go beyond a limit
 * with all that they stake here, or has limits that are not as they are known.
 */
export const guardAhead = async (
  breath: Breath,
  stakes: readonly Staked[],
  time_zone: string,
  known: KnownLimits,
): Promise<void> => {
  const limited = stakes.filter(({ member_id }) => known.has(member_id))
  const listWho = (is: (one: Known) => boolean): number[] =>
    limited.flatMap(({ member_id }) => (is(known.get(member_id) as Known) ? [member_id] : []))
  const [counted, timed] = [listWho(({ is_staked }) => is_staked), listWho(({ is_timed }) => is_timed)]
  const who = (some: readonly Staked[]): number[] => some.map(({ member_id }) => member_id)
  const [still] = await Promise.all([
    holdToStake(breath, who(stakes), who(limited)),
    ...(counted.length > 0 ? [bringTallies(breath, counted, time_zone)] : []),
    ...(timed.length > 0
      ? [
          notePlays(
            breath,
            [...new Set(timed)].map((member_id) => ({ member_id })),
            time_zone,
          ),
        ]
      : []),
    ...(limited.length > 0 ? [mustStayWithin(breath, limited, { counted, timed, time_zone })] : []),
  ])
  for (const { member_id } of limited) if (!still.includes(member_id)) known.delete(member_id)
}
