import type { AnswerOf, Lang } from '@moongate/contract'
import type { wheelRoutes } from '@moongate/contract/wheel'
import { PRIZE_TYPES, SPIN_STATES } from '@moongate/contract/wheel.states'
import { toWire } from '@moongate/money'
import { formatWireTime } from '../../kernel/time.ts'
import { maskName } from '../members/index.ts'
import { pickText } from '../site/index.ts'
import type { Step } from './chance.rules.ts'
import type { SetPrize } from './prize.sql.ts'
import { computeCommitment } from './spin.ts'
import type { NextSpin, Spin, Win } from './spin.sql.ts'

type Setting = AnswerOf<typeof wheelRoutes.setting>['data']
type Query = AnswerOf<typeof wheelRoutes.query>['data']
/** What a reader is shown with: language and the site's time. */
export type Shown = { lang: Lang; time_zone: string }

export const prizeView = (prize: SetPrize, lang: Lang): Setting['award'][string] => ({
  desc: pickText(prize.names, lang),
  type: PRIZE_TYPES[prize.type],
  pic: prize.pic,
  // What goods cost the operator is nobody else's business.
  money: prize.type === 'cash' ? toWire(prize.money) : '0.00',
  odds: prize.odds,
  left: prize.stock,
})

export const stepView = ({ deposit, bet, spins }: Step): Query['missing'][number] => ({
  save_amount: toWire(deposit),
  bet_amount: toWire(bet),
  cjcs: spins,
})

export const winView = ({ name, names, type, money, created_at }: Win, shown: Shown): Setting['scroll'][number] => ({
  name: maskName(name),
  prize: pickText(names, shown.lang),
  money: type === 'cash' ? toWire(money) : '0.00',
  type: PRIZE_TYPES[type],
  time: formatWireTime(created_at, shown.time_zone),
})

export const nextView = ({ nonce, seed }: NextSpin): Query['next'] => ({ nonce, commitment: computeCommitment(seed) })

/** A spin as its member sees it, with all that it takes to check it. */
export const recordView = (spin: Spin, { lang, time_zone }: Shown): Query['record']['data'][number] => {
  const { bill_no, names, type, money, position, state, note, created_at } = spin
  const { design_id, nonce, entropy, odds, seed, commitment, roll, drawn } = spin
  return {
    bill_no,
    prize: pickText(names, lang),
    type: PRIZE_TYPES[type],
    money: type === 'cash' ? toWire(money) : '0.00',
    position,
    status: SPIN_STATES[state],
    note,
    time: formatWireTime(created_at, time_zone),
    proof: { wheel: design_id, nonce, entropy, odds, seed, commitment, roll, drawn },
  }
}
