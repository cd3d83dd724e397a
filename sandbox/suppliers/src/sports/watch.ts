import { type Line, sports } from '@moongate/game-contract/sports'
import { checkLeaving } from '../client/check.ts'
import { findPlayer } from '../players.ts'
import { holdTime, readTime, type World } from '../world.ts'
import { getMatch } from './feed.ts'
import { settleSome, settleSports } from './settle.ts'
import type { SportsWatcher } from './state.ts'
import { listLive, viewMatch, viewTree } from './view.ts'

const TICK_MS = 1_000
const BEAT_MS = 10_000

/** What is made once for all who want it, as text, by what it is of: who comes between two ticks is shown what the others see. */
type Made = World['board']['made']

const getMade = (w: World): Made => {
  const at = readTime(w)
  if (Math.abs(at - w.board.at) >= TICK_MS) Object.assign(w.board, { at, made: new Map() })
  return w.board.made
}

/** What is told of: each is a line with nothing else in it. */
type Kind = Exclude<keyof Line, 'error'>
const { shape } = sports.watch.line
const write = <K extends Kind>(kind: K, told: Line[K]): string => JSON.stringify(checkLeaving(shape[kind], told))

const make = <K extends Kind>(made: Made, kind: K, of: string, build: () => Line[K]): string => {
  const key = `${kind} ${of}`
  const text = made.get(key) ?? write(kind, build())
  made.set(key, text)
  return text
}

/** Tells something where it is another than what was told last. A line that is full hears of it the next time. */
const tellChanged = ({ told, tell }: SportsWatcher, kind: Kind, text: string): void => {
  if (told.get(kind) !== text && tell(`{"${kind}":${text}}`)) told.set(kind, text)
}

/** Tells a watcher how things stand: money, and either one match or all that is played with the tree of sports. */
const tellFan = (w: World, fan: SportsWatcher, made: Made): void => {
  const { brand, player, lang } = fan.visit
  tellChanged(fan, 'balance', write('balance', findPlayer(w, brand, player)?.balance ?? 0))
  const match = fan.match === '' ? undefined : getMatch(w, fan.match)
  if (match)
    return tellChanged(
      fan,
      'match',
      make(made, 'match', `${fan.match} ${lang}`, () => viewMatch(w, match, lang, true)),
    )
  const live = () => listLive(w, brand).map((one) => viewMatch(w, one, lang, false))
  tellChanged(
    fan,
    'tree',
    make(made, 'tree', `${brand} ${lang}`, () => viewTree(w, brand, lang)),
  )
  tellChanged(fan, 'live', make(made, 'live', `${brand} ${lang}`, live))
}

/** Adds somebody who watches; they hear at once how things stand. Answers how they leave. */
export const addFan = (w: World, fan: SportsWatcher): (() => void) => {
  w.fans.add(fan)
  tellFan(w, fan, getMade(w))
  return () => void w.fans.delete(fan)
}

/** Keeps the feed going: settles what is due at once, then looks again every second. Answers how it is stopped. */
export const runFeed = (w: World): (() => void) => {
  settleSports(w)
  let after = 0
  const ticks = setInterval(() => {
    after = settleSome(w, after).next
    const still = holdTime(w)
    const made: Made = new Map()
    Object.assign(w.board, { at: readTime(still), made })
    for (const fan of w.fans) tellFan(still, fan, made)
  }, TICK_MS)
  const beats = setInterval(() => {
    for (const { tell } of w.fans) tell('{}')
  }, BEAT_MS)
  return () => {
    clearInterval(ticks)
    clearInterval(beats)
  }
}
