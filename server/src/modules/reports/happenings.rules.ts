import type { Text } from '../site/index.ts'

/** A win or a paid withdrawal as it stands in the records. */
export type Happening = {
  kind: 'win' | 'payout'
  member_id: number
  name: string
  amount: bigint
  game: Text | null
  seconds: number | null
}

const SHOWN = 12

/**
 * What is told of the newest happenings: of each member their newest win and payout, so that who plays much does not fill the strip.
 * Nothing while fewer members than `from_members` had any: in so small a crowd a masked name hides nobody.
 */
export const chooseHappenings = (
  newest: readonly Happening[],
  { from_members }: { from_members: number },
): Happening[] => {
  if (new Set(newest.map((one) => one.member_id)).size < from_members) return []
  const firsts = new Map<string, Happening>()
  for (const one of newest) {
    const key = `${one.kind} ${one.member_id}`
    if (!firsts.has(key)) firsts.set(key, one)
  }
  return [...firsts.values()].slice(0, SHOWN)
}
