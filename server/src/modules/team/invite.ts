import type { Tx } from '../../kernel/db.ts'
import { hashPassword } from '../../kernel/password.ts'
import { refuse } from '../../kernel/refusal.ts'
import { checkPassword, makeMember, openCode, setCodeOpen } from '../members/index.ts'
import { readProfile } from '../policy/index.ts'
import { readSetting } from '../site/index.ts'
import { lockAgent } from './agent.sql.ts'
import type { TeamDeps } from './deps.ts'
import { countLinks, insertLink, type Link, lockLink, updateLink, useLink } from './invite.sql.ts'
import { joinInvited, joinTeam, requireDepth } from './place.ts'
import { findPerson, lockChains, readNow } from './place.sql.ts'
import { checkRates, giveRates } from './rate.ts'
import { limitRates, type Rate } from './rate.rules.ts'
import { findRates } from './rate.sql.ts'
import { agentsSetting } from './team.settings.ts'

/** Letters that nobody takes for another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 8

const makeCode = (d: Pick<TeamDeps, 'rng'>): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[d.rng.int(LETTERS.length)]).join('')

/** One more link may be open; of an agent's two at once the second waits. Refuses team.invite_limit. */
const requireUnderLimit = async (tx: Tx, agent_id: number): Promise<void> => {
  await lockAgent(tx, agent_id)
  const { invites } = await readSetting(tx, agentsSetting)
  if ((await countLinks(tx, agent_id)).open >= invites) refuse('team.invite_limit')
}

/** Makes a link with rates, or without any for players. Refuses team.invite_limit, team.too_deep and as `checkRates` does. */
export const createInvite = (d: TeamDeps, agent_id: number, rates: readonly Rate[]): Promise<Link> =>
  d.db.tx(async (tx) => {
    await lockChains(tx, 'shared')
    await requireDepth(tx, agent_id)
    if (rates.length > 0) await checkRates(tx, rates, { parent_id: agent_id })
    await requireUnderLimit(tx, agent_id)
    const code = makeCode(d)
    await openCode(tx, { code, member_id: agent_id })
    return insertLink(tx, { agent_id, code, rates: [...rates] })
  })

type Change = { agent_id: number; id: number; is_open?: boolean | undefined; rates?: readonly Rate[] | undefined }

/** Opens or closes a link, or gives it other rates. Refuses team.invite_not_found, team.invite_limit and as `checkRates` does. */
export const changeInvite = (d: TeamDeps, { agent_id, id, is_open, rates }: Change): Promise<Link> =>
  d.db.tx(async (tx) => {
    await lockChains(tx, 'shared')
    const link = (await lockLink(tx, agent_id, id)) ?? refuse('team.invite_not_found')
    if (rates && rates.length > 0) await checkRates(tx, rates, { parent_id: agent_id })
    if (is_open && !link.is_open) await requireUnderLimit(tx, agent_id)
    const changed = { ...link, is_open: is_open ?? link.is_open, rates: rates ? [...rates] : link.rates }
    await setCodeOpen(tx, link.code, changed.is_open)
    return updateLink(tx, changed)
  })

type Registered = { member_id: number; invited_by: number | null; invite_code: string | null }

/**
 * Whoever registered by an agent's code joins the team, with the link's rates as far as the agent still has them. Heard twice, it is
 * done once.
 */
export const joinRegistered = async (d: Pick<TeamDeps, 'db' | 'clock' | 'config'>, told: Registered): Promise<void> => {
  const { member_id, invited_by, invite_code } = told
  if (invited_by === null) return
  await d.db.tx(async (tx) => {
    await lockChains(tx, 'alone')
    await joinInvited(d, tx, [member_id])
    const person = await findPerson(tx, member_id)
    if (person?.parent_id !== invited_by || invite_code === null) return
    const link = await useLink(tx, member_id, invite_code)
    if (!link || link.rates.length === 0 || person.is_agent) return
    await giveRates(tx, member_id, limitRates(link.rates, await findRates(tx, invited_by)), await readNow(tx))
  })
}

export type NewChild = {
  agent_id: number
  name: string
  password: string
  password_confirmation: string
  rates: readonly Rate[]
  ip: string
}

/**
 * Makes a member right below an agent, an agent with rates or a player without; not where the licence asks whoever registers how old they are
 * (decisions/0515). Refuses as registering and `checkRates` do, team.too_deep, team.asks_birth.
 */
export const addChild = async (
  d: TeamDeps,
  { agent_id, name, password, rates, ...form }: NewChild,
): Promise<number> => {
  if (form.password_confirmation !== password) refuse('members.confirmation_differs')
  if ((await readProfile(d.db)).asks_birth) refuse('team.asks_birth')
  await checkPassword(d, { name, password })
  const password_hash = await hashPassword(password)
  return d.db.tx(async (tx) => {
    await lockChains(tx, 'shared')
    await requireDepth(tx, agent_id)
    if (rates.length > 0) await checkRates(tx, rates, { parent_id: agent_id })
    const member_id = await makeMember(tx, { name, password_hash, invited_by: agent_id, register_ip: form.ip })
    const at = await readNow(tx)
    await joinTeam(d, tx, { member_id, parent_id: agent_id, at })
    if (rates.length > 0) await giveRates(tx, member_id, rates, at)
    return member_id
  })
}
