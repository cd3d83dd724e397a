import type { InputOf } from '@moongate/contract'
import type { wheelOfficeRoutes } from '@moongate/contract/wheel.office'
import { fromWire, toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import type { WheelDeps } from './deps.ts'
import { previewPrizes, previewTerms } from './effect.ts'

type Routes = typeof wheelOfficeRoutes

/** The contract lets nothing else through. */
const readMoney = (text: string): bigint => fromWire(text) ?? 0n

type Prizes = InputOf<Routes['setPrizes']>['prizes']
type Steps = InputOf<Routes['setTerms']>['steps']
/** Prizes as the rules take them. */
export const readPrizes = (prizes: Prizes) => prizes.map((prize) => ({ ...prize, money: readMoney(prize.money) }))
/** Conditions as the rules take them. */
export const readSteps = (steps: Steps) =>
  steps.map(({ deposit, bet, spins }) => ({ deposit: readMoney(deposit), bet: readMoney(bet), spins }))

/** What is typed, told with its effect before it is set. */
export const createPreviewHandlers = (d: WheelDeps): Pick<Handlers<Routes>, 'previewPrizes' | 'previewTerms'> => ({
  previewPrizes: async ({ input }) => {
    const { now, after, ...rest } = await previewPrizes(d, readPrizes(input.prizes), input.rest)
    return { data: { ...rest, now: toWire(now), after: toWire(after) } }
  },
  previewTerms: async ({ input: { steps, most } }) => {
    const { cost_now, cost_after, ...rest } = await previewTerms(d, { steps: readSteps(steps), most })
    return { data: { ...rest, cost_now: toWire(cost_now), cost_after: toWire(cost_after) } }
  },
})
