import { findRate, type Rate } from './rate.rules.ts'

/** A chain has so many agents above somebody at most. */
export const DEEPEST = 20

export type Move = {
  member_id: number
  /** Whom the member shall stand below, with everybody above that one; null: nobody. */
  to: { member_id: number; path: readonly number[]; rates: readonly Rate[] } | null
  /** How far below the member the team reaches. */
  height: number
  rates: readonly Rate[]
}

/** Why a member cannot be moved: under themselves, too deep, or with higher rates than the new agent's. */
export const refuseMove = ({ member_id, to, height, rates }: Move) => {
  if (to === null) return undefined
  if (to.member_id === member_id || to.path.includes(member_id)) return 'team.circle'
  if (to.path.length + 1 + height > DEEPEST) return 'team.too_deep'
  const above = to.rates
  return rates.some(({ game_type, rate_ppm }) => rate_ppm > findRate(above, game_type)) ? 'team.rates_above' : undefined
}
