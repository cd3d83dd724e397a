import { CANNONS } from '@moongate/fishing'
import type { Decided, Refused, SeatTold, ShotsTold } from '@moongate/game-contract/fishing'
import { readSea } from '../api/calls.ts'
import { findHindrance, findTold, sumStakes, sumWins } from './hall.rules.ts'
import { createSender } from './sender.ts'
import { createStore } from './store.ts'

const SEND_MS = 500
const READ_MS = 2_500

/** What is said in words: a shot with its fate, or something about the hall. */
export type Said = { about: 'shot'; shot: Decided; seed: number } | { about: 'poor' | 'away' | 'time' | 'boss' }
export type HallState = {
  sea: SeatTold | undefined
  heard_at: number
  balance: number
  cannon: number
  auto: boolean
  lock: boolean
  won: number
  said: Said | undefined
  over: boolean
}

const START: HallState = {
  sea: undefined,
  heard_at: 0,
  balance: 0,
  cannon: 0,
  auto: false,
  lock: false,
  won: 0,
  said: undefined,
  over: false,
}

type Hearer = (shots: readonly Decided[], sea: SeatTold) => void

/** What is known of the hall, and how it changes with what the supplier tells. */
const createKnown = (balance: number) => {
  const store = createStore({ ...START, balance })
  const hearers = new Set<Hearer>()
  /** What is heard ends the word of a lost connection. */
  const hear = (told: SeatTold): void => {
    const { said } = store.get()
    store.set({
      sea: told,
      heard_at: performance.now(),
      balance: told.balance,
      said: said?.about === 'away' ? undefined : said,
    })
  }
  return {
    store,
    hearers,
    hear,
    refuse: ({ error }: Refused): void =>
      store.set({ auto: false, ...(error === 'time' ? { said: { about: 'time' } } : { over: true }) }),
    lose: (): void => store.set({ said: { about: 'away' } }),
    tell: (told: ShotsTold): void => {
      hear(told)
      const told_shot = findTold(told.shots)
      if (told_shot) store.set({ said: { about: 'shot', shot: told_shot, seed: told.seed } })
      store.set({ won: store.get().won + sumWins(told.shots) })
      for (const hearer of hearers) hearer(told.shots, told)
    },
  }
}

/** The hall of a visit: what the supplier told last, the shots that wait, and what is done about both. */
export const createHall = (session: string, balance: number) => {
  const { store, hearers, hear, refuse, lose, tell } = createKnown(balance)
  const sender = createSender(session, { onTold: tell, onRefused: refuse, onMiss: lose })
  const readStake = (): number => CANNONS[store.get().cannon] ?? CANNONS[0]
  const read = (): void => {
    if (sender.isBusy() || store.get().over) return
    readSea(session).then((told) => ('error' in told ? refuse(told) : hear(told)), lose)
  }
  const open = (): (() => void) => {
    read()
    const sends = setInterval(() => void sender.send(store.get().sea?.sea ?? ''), SEND_MS)
    const reads = setInterval(read, READ_MS)
    return () => [sends, reads].forEach(clearInterval)
  }
  return {
    ...store,
    /** Keeps to the supplier from now on; answers how the hall is left. */
    open,
    readStake,
    /** What is left when the shots that wait are paid for. */
    readLeft: (): number => store.get().balance - sumStakes(sender.list()),
    /** Whether the cannon may fire now, with so much on its way already; if not, it is said why. */
    mayFire: (flying: number): boolean => {
      const { balance: held, sea, over } = store.get()
      const about = findHindrance(sender.list(), { balance: held - flying, stake: readStake() })
      if (about) store.set({ said: { about }, auto: false })
      return sea !== undefined && !over && !about
    },
    /** A shot that has met a fish: it goes with the next batch. */
    hit: sender.add,
    rest: (): void => store.set({ auto: false }),
    onDecided: (hearer: Hearer): (() => void) => {
      hearers.add(hearer)
      return () => void hearers.delete(hearer)
    },
  }
}
export type Hall = ReturnType<typeof createHall>
