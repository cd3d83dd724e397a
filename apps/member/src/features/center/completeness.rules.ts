export type Known = { realname: string; phone: string; has_qk_pwd: boolean; cards: number }
export type Step = 'realname' | 'phone' | 'qk_pwd' | 'card'

/** The steps to a complete profile, each met or open. */
export const listProfileSteps = (known: Known): readonly { id: Step; ok: boolean }[] => [
  { id: 'realname', ok: known.realname !== '' },
  { id: 'phone', ok: known.phone !== '' },
  { id: 'qk_pwd', ok: known.has_qk_pwd },
  { id: 'card', ok: known.cards > 0 },
]

/** 0-1. */
export const computeCompleteness = (steps: readonly { ok: boolean }[]): number =>
  steps.length === 0 ? 1 : steps.filter((step) => step.ok).length / steps.length

/** How safe an account is against others: without a withdrawal password it is not, whatever else is known. */
export const judgeSecurity = (steps: readonly { id: Step; ok: boolean }[]): 'low' | 'medium' | 'high' => {
  const isMet = (id: Step) => steps.some((step) => step.id === id && step.ok)
  if (!isMet('qk_pwd')) return 'low'
  return isMet('phone') && isMet('realname') ? 'high' : 'medium'
}

/** What the profile form really changes: inputs that differ from what is known, emptied ones too. A set real name is never sent (R3.6). */
export const listProfileChanges = (
  known: Record<string, string>,
  typed: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => value !== known[name] && !(name === 'realname' && (known.realname ?? '') !== ''),
    ),
  )
