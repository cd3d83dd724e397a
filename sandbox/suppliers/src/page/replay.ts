import { findBrand, findGame } from '../brands.ts'
import { listCardFacts } from '../cards/replay.ts'
import { listShotFacts } from '../fishing/replay.ts'
import texts from '../replay-texts.json' with { type: 'json' }
import { listLiveFacts } from '../live/replay.ts'
import { listSlipFacts } from '../sports/replay.ts'
import { findReplay } from '../replays.ts'
import type { World } from '../world.ts'
import { escape, renderPage } from './render.ts'

const format = (minor: number): string => (minor / 100).toFixed(2)

/** A round as its book has it; undefined for an address that was never given. */
export const renderReplay = (w: World, key: string): string | undefined => {
  const found = findReplay(w, key)
  if (!found) return undefined
  const { bet } = found
  const { lang } = found
  const t = texts[lang]
  const brand = findBrand(bet.brand)?.title[lang] ?? bet.brand
  const title = findGame(bet.brand, bet.game)?.title[lang] ?? brand
  const facts = [
    [t.round, bet.id],
    [t.played, `${new Date(bet.bet_at).toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    [t.stake, format(bet.stake)],
    [t.payout, format(bet.payout)],
    [t.state, t[bet.status]],
    ...listLiveFacts(w, bet, lang),
    ...listCardFacts(w, bet, lang),
    ...listShotFacts(w, bet, lang),
    ...listSlipFacts(w, bet, lang),
  ]
  const rows = facts.map(([name = '', value = '']) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('')
  return renderPage(
    lang,
    title,
    `<h1>${escape(title)}</h1><p class="brand">${escape(brand)}</p><dl class="facts">${rows}</dl>`,
  )
}
