import type { protectionRoutes } from '@moongate/contract/protection'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { findMember } from '../members/index.ts'
import { chooseProfile, chooseReality, protectionSetting, readTally } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import type { ProtectionDeps } from './deps.ts'
import { type By, shutMember } from './exclude.ts'
import { findHolding } from './exclusion.sql.ts'
import { confirmOwnLimit, setOwnLimit } from './own.ts'
import { notePulse } from './pulse.ts'
import { exclusionView, limitView, readAmount, tallyView } from './protection.view.ts'
import { describeReality, readLimits } from './state.ts'

type Routes = typeof protectionRoutes
type Call = { caller: { member_id: number; name: string }; ip: string; request_id: string }

const readBy = ({ caller, ip, request_id }: Call): By => ({
  actor: { type: 'member', id: caller.member_id, name: caller.name },
  ip,
  request_id,
})

const createLookHandlers = (
  d: ProtectionDeps,
): Pick<Handlers<Routes>, 'state' | 'standing' | 'pulse' | 'playerPulse' | 'statement'> => {
  const time_zone = d.config.site_time_zone
  return {
    state: ({ caller: { member_id } }) =>
      d.db.tx(async (tx) => {
        const { limits, sums } = await readLimits(d, tx, member_id)
        const [exclusion] = await findHolding(tx, [member_id])
        const setting = await readSetting(tx, protectionSetting)
        const { loosen_hours, min_age } = chooseProfile(setting.profile)
        const reality = describeReality(chooseReality(setting), sums.day)
        const now = d.clock.now()
        const shown = limits.map((limit) => limitView(limit, sums[limit.period], { now, time_zone }))
        const held = exclusion ? exclusionView(exclusion, time_zone) : null
        return {
          data: { limits: shown, exclusion: held, loosen_hours, min_age, help: setting.help, ...reality },
        }
      }),
    standing: async ({ caller: { member_id } }) => {
      const [member, [exclusion]] = await Promise.all([findMember(d.db, member_id), findHolding(d.db, [member_id])])
      const held = exclusion ? exclusionView(exclusion, time_zone) : null
      return { data: { is_frozen: member?.state === 'frozen', exclusion: held } }
    },
    pulse: async ({ caller: { member_id } }) => ({ data: await notePulse(d, member_id) }),
    playerPulse: async ({ caller: { player_id } }) => ({ data: await notePulse(d, player_id) }),
    statement: ({ caller: { member_id }, input }) =>
      d.db.tx(async (tx) => {
        const [from = '', to = ''] = input.created_at.map((moment) => moment.slice(0, 10))
        return { data: { from, to, ...tallyView(await readTally(d, tx, member_id, [from, to])) } }
      }),
  }
}

/** How members protect themselves. */
export const createProtectionHandlers = (d: ProtectionDeps): Handlers<Routes> => {
  const time_zone = d.config.site_time_zone
  const showLimits = async (tx: Tx, member_id: number) => {
    const { limits, sums } = await readLimits(d, tx, member_id)
    return limits.map((limit) => limitView(limit, sums[limit.period], { now: d.clock.now(), time_zone }))
  }
  return {
    ...createLookHandlers(d),
    setLimit: async (call) => {
      const { kind, period, amount } = call.input
      const named = { member_id: call.caller.member_id, kind, period }
      await setOwnLimit(d, named, amount === null ? null : readAmount(kind, amount), readBy(call))
      return { data: await d.db.tx((tx) => showLimits(tx, named.member_id)), message: 'common:modified' }
    },
    confirmLimit: async (call) => {
      const named = { member_id: call.caller.member_id, ...call.input }
      await confirmOwnLimit(d, named, readBy(call))
      return { data: await d.db.tx((tx) => showLimits(tx, named.member_id)), message: 'common:modified' }
    },
    exclude: async (call) => {
      const wanted = { member_id: call.caller.member_id, span: call.input.span, reason: '' }
      return { data: exclusionView(await shutMember(d, wanted, readBy(call)), time_zone) }
    },
  }
}
