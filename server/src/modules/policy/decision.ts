import type { Feature } from '@moongate/contract/features'
import type { Reader } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import type { Authorize } from '../../kernel/http/ports.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readSettings } from '../site/index.ts'
import { findBars } from './bar.sql.ts'
import {
  type Action,
  type BarReason,
  type Context,
  type Decision,
  type Facts,
  type PolicyMember,
  SHUT_ACTIONS,
  decide,
  listFeaturesOn,
} from './policy.rules.ts'
import { countriesSetting, switchSettings } from './policy.settings.ts'

/** `db`: also a transaction, whose holder must not ask for a second connection. */
export type PolicyDeps = Pick<Kernel, 'log'> & { db: Reader }

/** In which country a member is who calls from an address, where anybody can tell; of a higher module. */
export type FindCountry = (who: { member_id: number; ip: string }) => Promise<string | undefined>

/** Whether a member may do something now, by the operator's settings. A refusal is logged with its rule. */
export const decideFor = async (
  d: PolicyDeps,
  member: PolicyMember | undefined,
  action: Action,
  context: Context = {},
): Promise<Decision> => {
  const asked = [countriesSetting, ...Object.values(switchSettings)] as const
  const [countries, ...stand] = await readSettings(d.db, asked)
  const switches = Object.keys(switchSettings).map((feature, i) => [feature as Feature, stand[i]] as const)
  const barred = await findReasons(d, member, action)
  return judge(d, { ...context, member, action, countries, features_on: listFeaturesOn(switches), barred })
}

const findReasons = async (
  d: PolicyDeps,
  member: PolicyMember | undefined,
  action: Action,
): Promise<readonly BarReason[]> => {
  const barrable = SHUT_ACTIONS.find((one) => one === action)
  return member && barrable ? findBars(d.db, member.member_id, barrable) : []
}

/** The same, as a refusal with the rule's code. */
export const requireAllowed = async (
  d: PolicyDeps,
  member: PolicyMember | undefined,
  action: Action,
  context: Context = {},
): Promise<void> => {
  const decision = await decideFor(d, member, action, context)
  if (!decision.allow) refuse(decision.code)
}

/**
 * What the HTTP layer asks before each call, by what its route says of itself: a feature must be on, whoever calls; the member area is
 * not for demo accounts, a frozen account moves no money, and real money needs a country. Only the first and the last need a setting.
 * What a use case alone knows (supplier, amount) it asks itself.
 */
export const createAuthorize =
  (d: PolicyDeps & { find_country?: FindCountry }): Authorize =>
  async ({ route, caller, ip }) => {
    if (route.feature) await requireAllowed(d, undefined, 'use_feature', { feature: route.feature })
    if (!caller || !('member_id' in caller)) return
    if (route.who === 'member' || route.who === 'agent') judgeOrRefuse(d, caller, 'member_area')
    if (route.idempotent) judgeOrRefuse(d, caller, 'move_money')
    if (!route.real_money || caller.is_demo) return
    const country = await d.find_country?.({ member_id: caller.member_id, ip })
    await requireAllowed(d, caller, 'play', country === undefined ? {} : { country })
  }

const judgeOrRefuse = (
  d: Pick<PolicyDeps, 'log'>,
  member: PolicyMember,
  action: 'member_area' | 'move_money',
): void => {
  const decision = judge(d, { member, action, countries: [], features_on: [] })
  if (!decision.allow) refuse(decision.code)
}

const judge = (d: Pick<PolicyDeps, 'log'>, facts: Facts): Decision => {
  const decision = decide(facts)
  if (!decision.allow) {
    const { member, action, supplier, feature, country } = facts
    d.log.info(
      { rule: decision.rule, code: decision.code, member_id: member?.member_id, action, supplier, feature, country },
      'policy refused',
    )
  }
  return decision
}
