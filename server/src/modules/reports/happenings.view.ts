import type { Lang } from '@moongate/contract'
import { toWire } from '@moongate/money'
import { maskName } from '../members/index.ts'
import { pickText } from '../site/index.ts'
import type { Happening } from './happenings.rules.ts'

/** Who it was leaves masked, and when not at all. */
export const happeningView = ({ kind, name, amount, game, seconds }: Happening, lang: Lang) => ({
  kind,
  name: maskName(name),
  money: toWire(amount),
  game: game ? pickText(game, lang) : '',
  seconds: seconds === null ? null : Math.round(seconds),
})
