import { makeRatio, type Ratio } from '@moongate/money'
import { countReels, type SlotGame } from './game.ts'
import { cutGame, findLeast } from './head.ts'
import { judgeSpin } from './spin.ts'
import { countScatters, countStops, listReelWindows, listStops, tabulateReels } from './tally.ts'
import { showWindow, type Window } from './window.ts'

/** Whether so many scatters make a hit: they pay, or bring free spins. */
const isScatterHit = (game: SlotGame, scatters: number): boolean => {
  const scatter = game.symbols.find(({ kind }) => kind === 'scatter')
  return (scatter?.pays[scatters] ?? 0) > 0 || (game.free_spins?.awards[scatters] ?? 0) > 0
}

/** Every window of the first reels; where they win nothing, the other reels count for their scatters alone. */
const countRunHits = (game: SlotGame): number => {
  const cut = cutGame(game, game.base)
  const later = listReelWindows(game, { ...game.base, expands: false }).slice(countReels(cut))
  const scatters = [...tabulateReels(later, (window) => countScatters(game, window))]
  const all = scatters.reduce((sum, [, often]) => sum + often, 0)
  let hits = 0
  for (const stops of listStops(cut.base)) {
    if (judgeSpin(cut, cut.base, stops).falls[0]!.parts > 0) {
      hits += all
      continue
    }
    const seen = countScatters(game, showWindow(cut.base, stops, game.rows))
    for (const [more, often] of scatters) if (isScatterHit(game, seen + more)) hits += often
  }
  return hits
}

/** A symbol and from how many on it makes a hit. */
type Event = { readonly symbol: number; readonly least: number }

const listEvents = (game: SlotGame): Event[] =>
  game.symbols.flatMap(({ kind, pays }, symbol) => {
    const counts = pays.map((_, count) => count)
    const least = kind === 'scatter' ? counts.findIndex((count) => isScatterHit(game, count)) : findLeast(game, symbol)
    return least > 0 && least < counts.length ? [{ symbol, least }] : []
  })

/** Leaves room for a count beside another. */
const SHIFT = 64

/** In how many spins all of these symbols reach their counts at once. */
const countTogether = (reels: readonly (readonly Window[])[], events: readonly Event[]): number => {
  const places = new Map(events.map(({ symbol }, at) => [symbol, SHIFT ** at]))
  const tally = tabulateReels(reels, (window) => window.reduce((sum, symbol) => sum + (places.get(symbol) ?? 0), 0))
  let often = 0
  for (const [key, times] of tally)
    if (events.every(({ least }, at) => Math.floor(key / SHIFT ** at) % SHIFT >= least)) often += times
  return often
}

/** Inclusion and exclusion over the symbols; sets that need more cells than there are come never. */
const countAnywhereHits = (game: SlotGame): number => {
  const reels = listReelWindows(game, game.base)
  const cells = countReels(game) * game.rows
  const events = listEvents(game)
  const walk = (chosen: readonly Event[], from: number): number => {
    const free = cells - chosen.reduce((sum, { least }) => sum + least, 0)
    if (free < 0) return 0
    let sum = chosen.length === 0 ? 0 : (chosen.length % 2 === 0 ? -1 : 1) * countTogether(reels, chosen)
    for (let at = from; at < events.length; at += 1) sum += walk([...chosen, events[at]!], at + 1)
    return sum
  }
  return walk([], 0)
}

/** How often a spin of the base game pays or brings free spins, exactly. */
export const computeHitRate = (game: SlotGame): Ratio =>
  makeRatio(game.layout.kind === 'anywhere' ? countAnywhereHits(game) : countRunHits(game), countStops(game.base))
