import { computeOddsBand, computeReturnToPlayer, formatOdds, formatPercentOf, formatRatio } from '@moongate/lottery'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTimeOrNull } from '../../kernel/time.ts'
import type { Offer } from './odds.ts'

/** A bet type as staff see it, in their language. */
export const offerView = (code: string, { type, odds_milli, set }: Offer, translate: Translate, time_zone: string) => {
  const { min_milli, max_milli } = computeOddsBand(type)
  return {
    code,
    bet_type: type.id,
    bet_type_text: translate.byCode(`lottery:ui.bet_type.${type.id}`),
    family_text: translate.byCode(`lottery:ui.family.${type.family}`),
    probability: formatRatio(type.rule.chance),
    odds: formatOdds(odds_milli),
    rtp: formatPercentOf(computeReturnToPlayer(type, odds_milli)),
    built_in: formatOdds(type.odds_milli),
    min: formatOdds(min_milli),
    max: formatOdds(max_milli),
    changed_at: formatWireTimeOrNull(set?.changed_at ?? null, time_zone),
    changed_by: set?.changed_by ?? '',
  }
}
