import type { AnswerOf, InputOf } from '@moongate/contract'
import type { levelupOfficeRoutes } from '@moongate/contract/levelup.office'
import { LADDERS } from '@moongate/contract/levelup.states'
import { listNames } from '@moongate/contract/states'
import { fromWire, toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { addDays, formatDay, formatWireTimeOrNull, parseRange } from '../../kernel/time.ts'
import { findMemberByName } from '../members/index.ts'
import { proposalView } from '../proposals/index.ts'
import { sumCost } from './award.sql.ts'
import type { LevelupDeps } from './deps.ts'
import { approveLevels, findLevelsProposal, refuseProposed } from './level-proposal.ts'
import type { Level } from './level.rules.ts'
import { findLadders, type LadderRow } from './level.sql.ts'
import { computeEffect, type Effect, readLevels, setLevels } from './level-table.ts'
import { formatRate, toRatePpm, toWireOrNull } from './level.view.ts'
import { showStanding } from './standing.ts'

type Routes = typeof levelupOfficeRoutes
type Typed = InputOf<Routes['previewLevels']>
type Table = AnswerOf<Routes['approveLevels']>['data']

const DAYS_SHOWN = 30

const toLevels = ({ ladder, levels }: Pick<Typed, 'ladder' | 'levels'>): Level[] =>
  levels.map(({ rebate, is_fast, ...rest }, i) => ({
    ...rest,
    ladder,
    level: i + 1,
    rebate_ppm: toRatePpm(fromWire(rebate) ?? 0n),
    is_fast: is_fast === 1,
  }))

const levelView = (level: Level): Table['levels'][number] => ({
  level: level.level,
  needed: toWire(level.needed),
  gift: toWire(level.gift),
  weekly: toWire(level.weekly),
  monthly: toWire(level.monthly),
  credit: toWire(level.credit),
  rebate: formatRate(level.rebate_ppm),
  is_fast: Number(level.is_fast),
  withdrawals: level.withdrawals,
  withdrawal_max: toWireOrNull(level.withdrawal_max),
  approval_max: toWireOrNull(level.approval_max),
  manager: level.manager,
})
const effectView = ({ gifts, ...rest }: Effect): Table['members'][number] => ({ ...rest, gifts: toWire(gifts) })

const showTable = async (d: LevelupDeps, { ladder, version, set_by, set_at }: LadderRow): Promise<Table> => {
  const [levels, waiting] = await Promise.all([readLevels(d.db, ladder), findLevelsProposal(d.db, ladder)])
  const zone = d.config.site_time_zone
  return {
    ladder,
    seen: version,
    set_by,
    set_at: formatWireTimeOrNull(set_at, zone),
    levels: levels.map(levelView),
    members: (await computeEffect(d.db, ladder, levels)).map(effectView),
    proposal: waiting ? { ...proposalView(waiting, zone), levels: waiting.levels.map(levelView) } : null,
  }
}

/** Levels for staff: the tables, what other ones would change, what they cost, and where a member stands. */
export const createLevelupOfficeHandlers = (d: LevelupDeps): Handlers<Routes> => ({
  levels: async () => {
    const ladders = await findLadders(d.db)
    return { data: await Promise.all(ladders.map((ladder) => showTable(d, ladder))) }
  },
  previewLevels: async ({ input }) => ({
    data: (await computeEffect(d.db, input.ladder, toLevels(input))).map(effectView),
  }),
  setLevels: async (call) => {
    const { row, waits } = await setLevels(d, { ...call.input, levels: toLevels(call.input) }, readStaffAct(call))
    return { data: { ...(await showTable(d, row)), waits } }
  },
  approveLevels: async (call) => ({
    data: await showTable(d, await approveLevels(d, call.input, readStaffAct(call))),
  }),
  refuseLevels: async (call) => ({
    data: await showTable(d, await refuseProposed(d, call.input, readStaffAct(call))),
  }),
  cost: async ({ input }) => {
    const zone = d.config.site_time_zone
    const to = input.to ?? formatDay(d.clock.now(), zone)
    const from = input.from ?? addDays(to, 1 - DAYS_SHOWN)
    const span = parseRange([from, to], zone) ?? { from: d.clock.now(), before: d.clock.now() }
    const rows = await sumCost(d.db, span)
    const total = rows.reduce((sum, { amount }) => sum + amount, 0n)
    return {
      data: {
        from,
        to,
        total: toWire(total),
        rows: rows.map(({ amount, ...row }) => ({ ...row, money: toWire(amount) })),
      },
    }
  },
  standing: async ({ input }) => {
    const member = await findMemberByName(d.db, input.name)
    if (!member) return { data: [] }
    const shown = listNames(LADDERS).map(async (ladder) => ({ ladder, ...(await showStanding(d, ladder, member)) }))
    return { data: await Promise.all(shown) }
  },
})
