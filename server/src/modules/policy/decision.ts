import type { Feature } from '@moongate/contract/features'
import type { Reader } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import type { Authorize } from '../../kernel/http/ports.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readSetting, readSettings } from '../site/index.ts'
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
): Promise<Decision> => judge(d, { ...context, ...(await readFacts(d, member, action)) })

const readFacts = async (d: PolicyDeps, member: PolicyMember | undefined, action: Action): Promise<Facts> => {
  const [settings, barred] = await Promise.all([readPolicy(d, action), findReasons(d, member, action)])
  return { member, action, ...settings, barred }
}

/** The operator's settings, as far as an action asks for them: features for their use, countries for the rest. */
const readPolicy = async (d: PolicyDeps, action: Action): Promise<Pick<Facts, 'countries' | 'features_on'>> => {
  if (action !== 'use_feature') return { countries: await readSetting(d.db, countriesSetting), features_on: [] }
  const stand = await readSettings(d.db, Object.values(switchSettings))
  const switches = Object.keys(switchSettings).map((feature, i) => [feature as Feature, stand[i]] as const)
  return { countries: [], features_on: listFeaturesOn(switches) }
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
): Promise<void> => judgeOrRefuse(d, { ...context, ...(await readFacts(d, member, action)) })

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
    if (route.who === 'member' || route.who === 'agent')
      judgeOrRefuse(d, { member: caller, action: 'member_area', ...NOTHING_READ })
    if (route.idempotent === true) judgeOrRefuse(d, { member: caller, action: 'move_money', ...NOTHING_READ })
    if (!route.real_money || caller.is_demo) return
    const [country, facts] = await Promise.all([
      d.find_country?.({ member_id: caller.member_id, ip }),
      readFacts(d, caller, 'play'),
    ])
    judgeOrRefuse(d, { ...facts, ...(country !== undefined && { country }) })
  }

/** What is judged without a look at the database. */
const NOTHING_READ = { countries: [], features_on: [] }

const judgeOrRefuse = (d: Pick<PolicyDeps, 'log'>, facts: Facts): void => {
  const decision = judge(d, facts)
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
