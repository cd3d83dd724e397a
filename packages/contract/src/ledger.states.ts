/** The accounts of a member; those with a ':' are one for each supplier. `credit` is what they owe. */
export const MEMBER_ACCOUNTS = [
  'centre',
  'rebate',
  'held',
  'transit:',
  'supplier:',
  'savings',
  'bonus',
  'credit',
] as const
export type MemberAccount = (typeof MEMBER_ACCOUNTS)[number]
