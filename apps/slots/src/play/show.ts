import { computePayout, type Round, type SlotGame, type Win } from '@moongate/slots'
import type { Skin } from '../art/skin.ts'
import type { Sound } from '../sound/notes.ts'
import type { ShownWin } from '../stage/win-lines.ts'
import type { Stage } from '../stage/stage.ts'
import type { Pauses } from './pauses.ts'
import { listSteps, rankWin, type Step, type Tier } from './script.rules.ts'
import type { Overlay, Store } from './state.ts'

/** What a round is shown with. */
export type Show = {
  game: SlotGame
  skin: Skin
  stage: Stage
  store: Store
  pauses: Pauses
  play: (sound: Sound) => void
  formatMinor: (minor: number) => string
}
export type Shown = { round: Round; stake: number }

const COLORS = ['#ffd84d', '#ff6b8b', '#6be8ff', '#8dff8a', '#d59bff', '#ff9d4d', '#ffffff'] as const
const LOUD_MS = { big: 3_600, mega: 4_600, epic: 5_600, most: 6_500 } as const
const LOOK_MS = { calm: 1_150, quick: 380 }

const toAmount = ({ game }: Show, parts: number, stake: number): number =>
  Number(computePayout(game, parts, BigInt(stake)))

const describeWins = (d: Show, wins: readonly Win[], multiplier: number, stake: number): ShownWin[] => {
  const { layout } = d.game
  return wins.map((win, at) => {
    const times = d.game.symbols[win.symbol]?.kind === 'scatter' ? 1 : multiplier
    const line = layout.kind === 'lines' && win.line !== undefined ? layout.lines[win.line] : undefined
    const label = d.formatMinor(toAmount(d, win.parts * times, stake))
    return { cells: win.cells, label, color: COLORS[at % COLORS.length] ?? '#fff', ...(line && { line }) }
  })
}

/** Holds something over the reels until its time is up or it is passed by. */
const showOverlay = async ({ store, pauses }: Show, overlay: Overlay, ms: number): Promise<void> => {
  store.set({ overlay })
  await pauses.wait(ms)
  store.set({ overlay: undefined })
}

const showWin = async (
  d: Show,
  step: Extract<Step, { kind: 'win' }>,
  { stake }: Shown,
  lasts: boolean,
): Promise<void> => {
  const { stage, store, pauses, play } = d
  const best = step.wins.toSorted((a, b) => b.parts - a.parts)[0]
  const amount = toAmount(d, step.parts, stake)
  const symbol = best && d.game.symbols[best.symbol]?.id
  const about = best && symbol !== undefined && step.wins.length === 1 ? { symbol, count: best.count } : {}
  const coins = Math.min(5, Math.floor(step.parts / d.game.stake_parts / 2))
  stage.celebrate(describeWins(d, step.wins, step.multiplier, stake), coins)
  play('win')
  store.set({ won: toAmount(d, step.sum, stake), multiplier: step.multiplier, told: { kind: 'won', amount, ...about } })
  if (lasts) await pauses.wait(store.get().turbo ? LOOK_MS.quick : LOOK_MS.calm)
}

const showAward = async (d: Show, { spins, first }: Extract<Step, { kind: 'award' }>): Promise<void> => {
  d.play('free')
  if (first) {
    await showOverlay(d, { kind: 'free', spins }, 3_800)
    d.stage.setStrips(d.game.free_spins?.mode.strips ?? d.game.base.strips)
    return
  }
  d.store.set({ told: { kind: 'more', spins } })
  await d.pauses.wait(1_400)
}

const showSummary = async (
  d: Show,
  { spins, parts }: Extract<Step, { kind: 'summary' }>,
  stake: number,
): Promise<void> => {
  d.stage.setStrips(d.game.base.strips)
  d.store.set({ free_left: undefined, multiplier: 1 })
  d.play('free')
  await showOverlay(d, { kind: 'summary', spins, amount: toAmount(d, parts, stake) }, 4_500)
}

/** Free spins turn by themselves; the first spin of a round turns already. */
const beginSpin = async (d: Show, { free, left }: Extract<Step, { kind: 'spin' }>): Promise<void> => {
  if (!free) return
  d.store.set({ free_left: left, multiplier: 1, told: { kind: 'spinning' } })
  d.stage.spin(d.store.get().turbo)
  d.play('spin')
}

const showStep = async (d: Show, shown: Shown, step: Step, next: Step | undefined): Promise<void> => {
  const quick = d.store.get().turbo
  if (step.kind === 'spin') await beginSpin(d, step)
  else if (step.kind === 'land') await d.stage.land({ ...step, quick })
  else if (step.kind === 'grow') {
    d.play('grow')
    await Promise.all(step.cells.map((cell) => d.stage.grow(cell)))
  } else if (step.kind === 'win') await showWin(d, step, shown, next !== undefined)
  else if (step.kind === 'fall') {
    d.play('vanish')
    await d.stage.vanish(step.cells, quick)
    await d.stage.fall(step.cells, step.window, quick)
  } else if (step.kind === 'award') await showAward(d, step)
  else await showSummary(d, step, shown.stake)
}

const showTier = async (d: Show, tier: Tier, amount: number): Promise<void> => {
  if (tier === 'small') return
  d.play('big_win')
  await showOverlay(d, { kind: 'win', tier, amount }, LOUD_MS[tier])
}

/** Shows a round from its first spin to its last win. What it comes to was decided before it began. */
export const showRound = async (d: Show, shown: Shown): Promise<void> => {
  const steps = listSteps(d.game, shown.round)
  for (const [at, step] of steps.entries()) await showStep(d, shown, step, steps[at + 1])
  const { parts } = shown.round
  if (parts === 0) return d.store.set({ told: { kind: 'no_win' } })
  const amount = toAmount(d, parts, shown.stake)
  await showTier(d, rankWin(d.game, parts), amount)
  d.store.set({ won: amount })
}
