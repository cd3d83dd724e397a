/** Autoplay as its player set it; amounts in minor units. */
export type AutoPlan = {
  readonly rounds: number
  readonly loss_minor: number | undefined
  readonly until_feature: boolean
}
/** How far it has come. `lost_minor` is below zero where it has won. */
export type Auto = AutoPlan & { readonly left: number; readonly lost_minor: number }
export type AutoEnd = 'done' | 'loss' | 'feature'

export const startAuto = (plan: AutoPlan): Auto => ({ ...plan, left: plan.rounds, lost_minor: 0 })

export const noteRound = (auto: Auto, { stake, payout }: { stake: number; payout: number }): Auto => ({
  ...auto,
  left: auto.left - 1,
  lost_minor: auto.lost_minor + stake - payout,
})

/** Why no further round is played; nothing while one may be. The limit is never passed: a stake that could is not laid. */
export const findAutoEnd = (auto: Auto, stake: number, had_feature: boolean): AutoEnd | undefined => {
  if (had_feature && auto.until_feature) return 'feature'
  if (auto.left <= 0) return 'done'
  return auto.loss_minor !== undefined && auto.lost_minor + stake > auto.loss_minor ? 'loss' : undefined
}
