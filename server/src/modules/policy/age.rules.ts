/** How many whole years somebody was old on a day; days as `YYYY-MM-DD`. */
export const computeAge = (birth_on: string, on: string): number =>
  Number(on.slice(0, 4)) - Number(birth_on.slice(0, 4)) - (on.slice(5) < birth_on.slice(5) ? 1 : 0)

const OLDEST = 120

/** Whether nobody who lives on a day was born on another. */
export const isBirthImpossible = (birth_on: string, today: string): boolean =>
  birth_on > today || computeAge(birth_on, today) > OLDEST

type AgeRefusal = 'policy.birth_required' | 'policy.birth_invalid' | 'policy.too_young'

/** Why nobody may register with a day of birth, or without one, where the licence's profile asks so. */
export const refuseAge = (
  { asks_birth, min_age }: { asks_birth: boolean; min_age: number },
  birth_on: string | undefined,
  today: string,
): AgeRefusal | undefined => {
  if (birth_on === undefined) return asks_birth ? 'policy.birth_required' : undefined
  if (isBirthImpossible(birth_on, today)) return 'policy.birth_invalid'
  return computeAge(birth_on, today) < min_age ? 'policy.too_young' : undefined
}
