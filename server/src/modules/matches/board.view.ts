import type { Lang } from '@moongate/contract'
import { toWire } from '@moongate/money'
import { pickText } from '../site/index.ts'
import type { Offered } from './board.rules.ts'

/** A match as a strip shows it. */
export const matchView = (m: Offered, lang: Lang) => ({
  id: m.id,
  params: { api_code: m.supplier_code, gameType: m.game_type, gameCode: m.game_code },
  sport: pickText(m.sport, lang),
  league: pickText(m.league, lang),
  sides: m.sides.map((side) => pickText(side, lang)),
  starts_at: m.starts_at.getTime(),
  score: m.score ? [...m.score] : null,
  minute: m.minute ?? null,
  odds: m.odds.map(({ side, odds }) => ({ side, odds: toWire(odds) })),
})
