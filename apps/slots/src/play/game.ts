import { askSpin, readRound, readSeat } from '../api/calls.ts'
import { type AutoPlan, findAutoEnd, noteRound, startAuto } from './auto.rules.ts'
import { createId } from '@moongate/game-client'
import type { SpinTold, Visit } from '@moongate/game-contract/slots'
import { type Show, showRound } from './show.ts'

/** What a player can do. */
export type Game = {
  /** Spins; while a round is shown, hurries it on. */
  press: () => void
  changeStake: (by: 1 | -1) => void
  toggleTurbo: () => void
  auto: (plan: AutoPlan) => void
  stopAuto: () => void
  replay: (id: string) => Promise<void>
  refresh: () => void
}
type Deps = Show & { visit: Visit }

/** Who hurries a round on must not begin another with the same press: so long after it none begins. */
const GUARD_MS = 300
const REST_MS = { calm: 520, quick: 160 }

/** Something was refused: nothing was charged, and what it was is told plainly. */
const tellRefused = ({ store }: Deps, error: string): void => {
  if (error === 'session' || error === 'time') return store.set({ over: error, auto: undefined })
  if (error === 'free') return store.set({ granted: undefined, told: { kind: 'granted_over' }, auto: undefined })
  store.set({ told: { kind: error === 'poor' ? 'poor' : 'refused' }, auto: undefined })
}

const tellAway = ({ store }: Deps, away: boolean): void => store.set({ told: { kind: away ? 'offline' : 'spinning' } })

/** One round: asked for, shown, and only then what it brought is on the balance. */
const playOne = async (d: Deps): Promise<SpinTold | undefined> => {
  const { store, stage, visit } = d
  const { stake, turbo, balance, granted } = store.get()
  if (!granted && balance < stake) {
    tellRefused(d, 'poor')
    return undefined
  }
  store.set({ won: 0, multiplier: 1, told: { kind: 'spinning' } })
  stage.spin(turbo)
  d.play('spin')
  const paid_by = granted ? { stake: granted.stake, grant: granted.grant } : { stake }
  const asked = { session: visit.session, spin_id: createId(), ...paid_by }
  const told = await askSpin(asked, (away) => tellAway(d, away))
  if ('error' in told) {
    stage.rest()
    tellRefused(d, told.error)
    return undefined
  }
  store.set({ balance: told.balance - (told.is_free ? 0 : told.payout) })
  await showRound(d, told)
  store.set({ balance: told.balance, granted: told.free ?? undefined })
  return told
}

const isFeature = ({ round }: SpinTold): boolean => round.spins.some(({ free }) => free)

/** Whether autoplay goes on after a round; says why where it does not. */
const goesOn = ({ store }: Deps, told: SpinTold): boolean => {
  const { auto, stake, granted } = store.get()
  if (!auto) return false
  const after = noteRound(auto, told.is_free ? { stake: 0, payout: 0 } : told)
  const why = findAutoEnd(after, granted ? 0 : stake, isFeature(told))
  store.set(why ? { auto: undefined, told: { kind: 'auto_ended', why } } : { auto: after })
  return !why
}

const playOn = async (d: Deps): Promise<void> => {
  const { store, pauses } = d
  if (store.get().phase === 'playing' || store.get().over) return
  store.set({ phase: 'playing' })
  for (let goes_on = true; goes_on;) {
    const told = await playOne(d)
    goes_on = told !== undefined && goesOn(d, told)
    if (goes_on) await pauses.wait(store.get().turbo ? REST_MS.quick : REST_MS.calm)
  }
  store.set({ phase: 'idle' })
}

const replay = async (d: Deps, id: string): Promise<void> => {
  const { store, stage, visit } = d
  if (store.get().phase === 'playing') return
  const told = await readRound(visit.session, id)
  if ('error' in told) return tellRefused(d, told.error)
  const { won } = store.get()
  store.set({ phase: 'playing', is_replay: true, won: 0, told: { kind: 'replaying' } })
  stage.spin(false)
  await showRound(d, told)
  await d.pauses.wait(1_200)
  stage.calm()
  store.set({ phase: 'idle', is_replay: false, won, told: { kind: 'ready' } })
}

const refresh = async (d: Deps): Promise<void> => {
  const told = await readSeat(d.visit.session).catch(() => undefined)
  if (!told || d.store.get().phase === 'playing') return
  if ('error' in told) return tellRefused(d, told.error)
  d.store.set({ balance: told.balance, granted: told.free ?? undefined })
}

/** The game as its player drives it. */
export const createGame = (d: Deps): Game => {
  const { store, stage, pauses, visit } = d
  let hurried_at = -GUARD_MS
  return {
    press: () => {
      const now = performance.now()
      if (store.get().phase === 'idle') return void (now - hurried_at >= GUARD_MS && playOn(d))
      hurried_at = now
      stage.hurry()
      pauses.end()
    },
    changeStake: (by) => {
      const { stake, phase } = store.get()
      const next = visit.stakes[visit.stakes.indexOf(stake) + by]
      if (phase === 'idle' && next !== undefined) store.set({ stake: next })
    },
    toggleTurbo: () => store.set({ turbo: !store.get().turbo }),
    auto: (plan) => {
      store.set({ auto: startAuto(plan) })
      void playOn(d)
    },
    stopAuto: () => store.set({ auto: undefined }),
    replay: (id) => replay(d, id),
    refresh: () => void refresh(d),
  }
}
