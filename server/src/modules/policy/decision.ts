import type { Kernel } from '../../kernel/index.ts'
import type { Authorize } from '../../kernel/http/ports.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type SiteConfigs, allConfigs } from '../site/index.ts'
import {
  type Action,
  type Context,
  type Decision,
  type Facts,
  type Feature,
  type PolicyMember,
  REAL_MONEY_ROUTES,
  decide,
} from './policy.rules.ts'

export type PolicyDeps = Pick<Kernel, 'db' | 'log'>

/** Whether a member may do something now, by the operator's settings. A refusal is logged with its rule. */
export const can = async (
  d: PolicyDeps,
  member: PolicyMember,
  action: Action,
  context: Context = {},
): Promise<Decision> => {
  const configs = await allConfigs(d.db)
  return judged(d, { ...context, member, action, countries: configs.countries, features_on: featuresOn(configs) })
}

/** The same, as a refusal with the rule's code. */
export const must = async (
  d: PolicyDeps,
  member: PolicyMember,
  action: Action,
  context: Context = {},
): Promise<void> => {
  const decision = await can(d, member, action, context)
  if (!decision.allow) refuse(decision.code)
}

/**
 * What the door asks before each call: the member area is not for demo accounts, a frozen account moves no money, and real
 * money needs a country. Only the last needs a setting. What a use case alone knows (supplier, feature) it asks itself.
 */
export const authorizePort =
  (d: PolicyDeps): Authorize =>
  async ({ room, name, route, caller }) => {
    if (!caller || !('member_id' in caller)) return
    if (route.who === 'member' || route.who === 'agent') judgedOrRefused(d, caller, 'member_area')
    if (route.idempotent) judgedOrRefused(d, caller, 'move_money')
    if (!caller.is_demo && REAL_MONEY_ROUTES.has(`${room}.${name}`)) await must(d, caller, 'play')
  }

const judgedOrRefused = (
  d: Pick<PolicyDeps, 'log'>,
  member: PolicyMember,
  action: 'member_area' | 'move_money',
): void => {
  const decision = judged(d, { member, action, countries: [], features_on: [] })
  if (!decision.allow) refuse(decision.code)
}

const judged = (d: Pick<PolicyDeps, 'log'>, facts: Facts): Decision => {
  const decision = decide(facts)
  if (!decision.allow) {
    const { member, action, supplier, feature, country } = facts
    d.log.info(
      { rule: decision.rule, code: decision.code, member_id: member.member_id, action, supplier, feature, country },
      'policy refused',
    )
  }
  return decision
}

const featuresOn = (c: SiteConfigs): Feature[] => [
  ...(c.activity_jiebei_enable === '1' ? ['credit' as const] : []),
  ...(c.activity_shengji_enable === '1' ? ['levelup' as const] : []),
]
