/** How likely chance alone lies further from what is proven than so many standard errors (Numerical Recipes, 6.2: right to 1.2e-7 of itself). */
const computeTail = (errors: number): number => {
  const x = errors / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ]
  return t * Math.exp(-x * x + terms.reduceRight((sum, term) => sum * t + term, 0))
}

const CHANCE = 0.01
const FURTHEST = 10
const STEPS = 60

/**
 * So many standard errors may lie between what is proven and what was played. Of a hundred bets one is outside of its interval of 99 %
 * by chance; this bound (Bonferroni's) is broken by any of so many fair bets in one of a hundred trials.
 */
export const computeBound = (bets: number): number => {
  let [near, far] = [0, FURTHEST]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2
    if (computeTail(middle) > CHANCE / bets) near = middle
    else far = middle
  }
  return far
}

/** The bets that chance does not explain, given how many standard errors each came out from what is proven. */
export const listUnfair = <B extends { readonly errors: number }>(bets: readonly B[]): B[] => {
  const bound = computeBound(bets.length)
  return bets.filter(({ errors }) => !(Math.abs(errors) <= bound))
}
