import type { MessageKey } from '@moongate/i18n'
import { pressTwice } from './double-press.ts'
import { resizeTo } from './scan.ts'
import { playSlotRound } from './slot.ts'
import { readTexts } from './texts.ts'
import { LANGS, look, type Walk } from './walk.ts'

/** `layers`: what the bar of its client opens over the game. */
type Game = { code: string; type: number; game: string; table?: string; layers?: readonly MessageKey[] }
/** A game of every kind. */
const GAMES: readonly Game[] = [
  { code: 'JADE', type: 1, game: 'baccarat_a', table: 'B2', layers: ['live:ui.history', 'game:how_to_play'] },
  { code: 'JADE', type: 1, game: 'royal_dragon_tiger', table: 'D2' },
  { code: 'JADE', type: 1, game: 'roulette_vip', table: 'R2' },
  { code: 'JADE', type: 1, game: 'sicbo_gold', table: 'S2' },
  { code: 'JADE', type: 1, game: 'golden_bull_bull', table: 'N2' },
  { code: 'LOTUS', type: 6, game: 'blackjack', layers: ['cards:ui.history', 'game:how_to_play'] },
  { code: 'LOTUS', type: 6, game: 'golden_flower' },
  { code: 'LOTUS', type: 6, game: 'landlord' },
  { code: 'LOTUS', type: 6, game: 'bull_bull' },
  { code: 'LOTUS', type: 6, game: 'mahjong' },
  { code: 'KOI', type: 2, game: 'pond_hunter', layers: ['fishing:ui.history', 'game:how_to_play'] },
  { code: 'ATLAS', type: 5, game: 'matchday', layers: ['sports:ui.rules'] },
  { code: 'NOVA', type: 7, game: 'arena' },
  { code: 'AURUM', type: 3, game: 'jade_rabbit', layers: ['slots:ui.history', 'slots:ui.paytable'] },
]
export const DESK = 1300
export const PHONE = 390

const lookAtLayers = async (walk: Walk, game: string, layers: readonly MessageKey[]): Promise<void> => {
  const { page, lang } = walk
  const t = readTexts(lang)
  for (const layer of layers) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t(layer) })
      .click()
    await page.getByRole('dialog').waitFor()
    await look(walk, `game/${game}/${layer.replace(/.*[.:]/, '')}`, { axe: true, taps: false })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

/** What the suppliers' clients show, each in one of the languages. At a table of roulette and with a hand of cards controls lie on others as they should. */
export const gameScreens = async (walk: Walk): Promise<void> => {
  const { page, lang } = walk
  for (const [at, { code, type, game, table, layers = [] }] of GAMES.entries()) {
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
    // Its list of rounds is to have one.
    if (type === 3) await playSlotRound(page, readTexts(lang))
    await lookAtLayers(walk, game, layers)
    await resizeTo(page, DESK)
    await pressTwice(walk, `game/${game}`)
  }
}
