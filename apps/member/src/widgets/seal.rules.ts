/** The first seal a game wears. */
export const findSeal = (tags: readonly string[]): 'hot' | 'recommend' | 'new' | undefined =>
  (['hot', 'recommend', 'new'] as const).find((tag) => tags.includes(tag))
