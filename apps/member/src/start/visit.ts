const MARK = 'moongate_visit_'

/** What a visit remembers: the invite code it came with, the notices that popped up, the ads that were closed, the rebate that was put away, where it was loaded anew. */
type Fact = 'invite' | 'notices' | 'ads' | 'rebate' | 'reloaded'

/** Empties session storage, as every start does (R2.1), but for what is remembered of this visit, drafts among it: a reload does not end it (decisions/0046, 0508). */
export const beginVisit = (): void => {
  const kept = Object.entries(sessionStorage).filter(([name]) => name.startsWith(MARK))
  sessionStorage.clear()
  for (const [name, value] of kept) sessionStorage.setItem(name, String(value))
}

/** A fact of this visit; empty when there is none. */
export const readVisit = (fact: Fact): string => sessionStorage.getItem(MARK + fact) ?? ''
/** Remembers a fact until the visit, which is this tab, ends; an empty one is forgotten. */
export const keepForVisit = (fact: Fact, value: string): void => {
  if (value === '') sessionStorage.removeItem(MARK + fact)
  else sessionStorage.setItem(MARK + fact, value)
}
