import type { Granted } from '@moongate/game-contract/slots'
import type { Auto, AutoEnd } from './auto.rules.ts'
import type { Tier } from './script.rules.ts'

/** What stands over the reels until it is passed by. Amounts in minor units. */
export type Overlay =
  | { readonly kind: 'free'; readonly spins: number }
  | { readonly kind: 'summary'; readonly spins: number; readonly amount: number }
  | { readonly kind: 'win'; readonly tier: Exclude<Tier, 'small'>; readonly amount: number }

/** What is told under the reels; the screen has the words for it. */
export type Told =
  | { readonly kind: 'ready' | 'spinning' | 'no_win' | 'poor' | 'granted_over' | 'refused' | 'offline' | 'replaying' }
  | { readonly kind: 'won'; readonly amount: number; readonly symbol?: string; readonly count?: number }
  | { readonly kind: 'auto_ended'; readonly why: AutoEnd }
  | { readonly kind: 'more'; readonly spins: number }

/** All that the frame around the reels shows. Amounts in minor units; the balance is only ever what the server said. */
export type State = {
  readonly phase: 'idle' | 'playing'
  readonly balance: number
  readonly stake: number
  readonly won: number
  readonly multiplier: number
  readonly free_left: number | undefined
  /** The free spin that is played next; without one the stake is paid. */
  readonly granted: Granted | undefined
  readonly turbo: boolean
  readonly auto: Auto | undefined
  readonly overlay: Overlay | undefined
  readonly told: Told
  readonly is_replay: boolean
  /** Why nothing is played any more: the session ended, or the player's own time is used up. */
  readonly over: 'session' | 'time' | undefined
}

export type Store = {
  get: () => State
  set: (change: Partial<State>) => void
  subscribe: (heard: () => void) => () => void
}

export const createStore = (first: State): Store => {
  let state = first
  const heard = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const tell of heard) tell()
    },
    subscribe: (tell) => {
      heard.add(tell)
      return () => heard.delete(tell)
    },
  }
}
