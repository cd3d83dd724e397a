import { pressTwice } from './double-press.ts'
import { resizeTo } from './scan.ts'
import { LANGS, look, type Walk } from './walk.ts'

/** A game of every kind. */
const GAMES: readonly { code: string; type: number; game: string; table?: string }[] = [
  { code: 'JADE', type: 1, game: 'baccarat_a', table: 'B2' },
  { code: 'JADE', type: 1, game: 'royal_dragon_tiger', table: 'D2' },
  { code: 'JADE', type: 1, game: 'roulette_vip', table: 'R2' },
  { code: 'JADE', type: 1, game: 'sicbo_gold', table: 'S2' },
  { code: 'JADE', type: 1, game: 'golden_bull_bull', table: 'N2' },
  { code: 'LOTUS', type: 6, game: 'blackjack' },
  { code: 'LOTUS', type: 6, game: 'golden_flower' },
  { code: 'LOTUS', type: 6, game: 'landlord' },
  { code: 'LOTUS', type: 6, game: 'bull_bull' },
  { code: 'LOTUS', type: 6, game: 'mahjong' },
  { code: 'KOI', type: 2, game: 'pond_hunter' },
  { code: 'ATLAS', type: 5, game: 'matchday' },
  { code: 'NOVA', type: 7, game: 'arena' },
  { code: 'AURUM', type: 3, game: 'jade_rabbit' },
]
export const DESK = 1300
const PHONE = 390

/** What the suppliers' clients show, each in one of the languages. At a table of roulette and with a hand of cards controls lie on others as they should. */
export const gameScreens = async (walk: Walk): Promise<void> => {
  const { page, lang } = walk
  for (const [at, { code, type, game, table }] of GAMES.entries()) {
    if (at % LANGS.length !== LANGS.indexOf(lang)) continue
    await page.goto(`/#/LoginToSupplier?api_code=${code}&gameType=${type}&gameCode=${game}`)
    await page.waitForURL(/\/sandbox\/games\//)
    if (table !== undefined) {
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(String.raw`${table}\b`) })
        .click()
      await page.getByRole('main', { name: new RegExp(String.raw`${table}\b`) }).waitFor()
    }
    await look(walk, `game/${game}`, { axe: false, taps: false })
    await resizeTo(page, PHONE)
    await look(walk, `game/${game}/phone`, { axe: true, taps: false })
    await resizeTo(page, DESK)
    await pressTwice(walk, `game/${game}`)
  }
}
