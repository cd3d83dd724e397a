import type { Lang } from '@moongate/contract'
import type { wheelRoutes } from '@moongate/contract/wheel'
import { PRIZE_TYPES } from '@moongate/contract/wheel.states'
import type { Handlers } from '../../kernel/http/call.ts'
import { keepAnswer } from '../../kernel/kept-answer.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { pickText, readSetting } from '../site/index.ts'
import type { WheelDeps } from './deps.ts'
import { findDesign } from './prize.sql.ts'
import { readNext, turnWheel } from './spin.ts'
import { countSpins, findSpins, findWins, type Spin } from './spin.sql.ts'
import { readHeld, readStanding } from './standing.ts'
import { wheelSetting } from './wheel.settings.ts'
import { nextView, prizeView, recordView, type Shown, stepView, winView } from './wheel.view.ts'

const DAY_MS = 86_400_000
const WINS_DAYS = 30
const WINS_SHOWN = 20
/** Everybody on the page asks for the same winners. */
const KEPT_MS = 5_000

/** R6.2: whoever names an account names their own. */
const checkOwn = (named: string | undefined, caller: { name: string }): void => {
  if (named && named.toLowerCase() !== caller.name.toLowerCase()) refuse('wheel.not_own')
}

const createSettingHandler = (d: WheelDeps): Handlers<typeof wheelRoutes>['setting'] => {
  const readWins = keepAnswer(d.clock, KEPT_MS, () =>
    findWins(d.db, new Date(d.clock.now().getTime() - WINS_DAYS * DAY_MS), WINS_SHOWN),
  )
  return async ({ lang }) => {
    const [design, terms, wins] = await Promise.all([findDesign(d.db), readSetting(d.db, wheelSetting), readWins()])
    const shown = { lang, time_zone: d.config.site_time_zone }
    return {
      data: {
        desc: pickText(terms.about, lang),
        rule: pickText(terms.rule, lang),
        scroll: wins.map((win) => winView(win, shown)),
        award: Object.fromEntries((design?.prizes ?? []).map((prize) => [prize.position, prizeView(prize, lang)])),
        condition: terms.steps.map(stepView),
        wheel: design?.id ?? null,
        most: terms.most,
        times: terms.times,
      },
    }
  }
}

/** The wheel for visitors to see and for members to spin. */
export const createWheelHandlers = (d: WheelDeps): Handlers<typeof wheelRoutes> => {
  const show = (lang: Lang): Shown => ({ lang, time_zone: d.config.site_time_zone })
  const answerSpin = async (spin: Spin, shown: Shown) => {
    const record = recordView(spin, shown)
    const [cjcs, next] = await Promise.all([readHeld(d, spin.member_id), readNext(d, spin.member_id)])
    const { prize, position, money } = record
    return { prize, position, type: PRIZE_TYPES[spin.type], money, cjcs, record, next: nextView(next) }
  }
  return {
    setting: createSettingHandler(d),
    query: async ({ caller, input, lang }) => {
      checkOwn(input.name, caller)
      const filter = { member_id: caller.member_id }
      const [standing, { data }] = await Promise.all([
        readStanding(d, caller.member_id),
        listPage(input, {
          count: () => countSpins(d.db, filter),
          rows: (limit, offset) => findSpins(d.db, filter, limit, offset),
          view: (rows) => rows.map((row) => recordView(row, show(lang))),
        }),
      ])
      return { data: { ...standing, record: data } }
    },
    award: async ({ caller, input, lang, idempotency_key }) => {
      checkOwn(input.name, caller)
      const key = idempotency_key ?? d.ids.uuid()
      const { entropy, wheel } = input
      const spin = await turnWheel(d, { member_id: caller.member_id, key, entropy, wheel })
      return { data: await answerSpin(spin, show(lang)) }
    },
  }
}
