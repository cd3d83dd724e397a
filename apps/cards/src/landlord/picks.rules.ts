import { canBeat, type Card, getHeight, type LandlordView, readCombos } from '@moongate/cards'

type Done = LandlordView['log'][number]
const OWN = 0

/** Puts a card among those that are picked, or takes it out. */
export const togglePick = (picked: readonly Card[], card: Card): Card[] =>
  picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card]

/** What a key stands for, by how high the card stands. */
const KEYS = '3456789tjqka2sb'
const LOWEST = 3

/** Picks one more card of the height that a key stands for; all of them again where none is left. */
export const pickByKey = (hand: readonly Card[], picked: readonly Card[], key: string): Card[] => {
  const height = KEYS.indexOf(key === '0' ? 't' : key) + LOWEST
  const same = hand.filter((card) => getHeight(card) === height)
  const next = same.find((card) => !picked.includes(card))
  return next === undefined ? picked.filter((card) => !same.includes(card)) : [...picked, next]
}
/** Keys that pick cards. */
export const PICK_KEYS: readonly string[] = [...KEYS, '0']

/** Whether these cards may be played onto what lies there. The supplier decides; this only spares a refusal. */
export const canPlay = ({ lies }: Pick<LandlordView, 'lies'>, picked: readonly Card[]): boolean => {
  const readings = readCombos(picked)
  if (!lies) return readings.length > 0
  return readings.some((one) => readCombos(lies.cards).some((other) => canBeat(one, other)))
}

/** Cards as the move that plays them, and back. */
export const writePlay = (cards: readonly Card[]): string => `play:${cards.join('-')}`
export const readPlay = (move: string): Card[] => (move.startsWith('play:') ? move.slice(5).split('-').map(Number) : [])

/** What each seat did last: since the player's own last turn, as long as the round runs. */
export const listLast = ({ log }: Pick<LandlordView, 'log'>, over: boolean): (Done | undefined)[] => {
  const since = over ? 0 : log.findLastIndex(({ seat }) => seat === OWN) + 1
  const told = log.slice(since)
  return [0, 1, 2].map((seat) => told.findLast((done) => done.seat === seat))
}
