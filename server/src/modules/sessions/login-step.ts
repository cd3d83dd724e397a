import type { LoginWay } from '@moongate/contract/sessions.states'
import { rememberLogin } from '../../kernel/attempts.ts'
import type { Tx } from '../../kernel/db.ts'
import { hashToken } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type Given, bookCode, consumeCode, verifyPasskey } from '../factors/index.ts'
import { findMember, lockCredentials, nameAccount } from '../members/index.ts'
import type { From, SessionsDeps } from './deps.ts'
import { noteLogin } from './history.ts'
import { forgetMember } from './session-cache.ts'
import { type IssuedToken, buildIssuedToken, openSession } from './session.ts'
import { dropTicket, insertTicket, takeTry } from './ticket.sql.ts'

export const TICKET_LIFE_MS = 5 * 60_000
export const TICKET_TRIES = 5

/** What a right password opens where a second step is asked for. */
export type Step = { ticket: string; expires_in: number; ways: ('code' | 'recovery' | 'passkey')[] }

export const issueTicket = async (d: SessionsDeps, tx: Tx, member_id: number): Promise<Step> => {
  const ticket = d.ids.token()
  const expires_at = new Date(d.clock.now().getTime() + TICKET_LIFE_MS)
  await insertTicket(tx, { hash: hashToken(ticket), member_id, tries_left: TICKET_TRIES, expires_at })
  return { ticket, expires_in: TICKET_LIFE_MS / 1000, ways: ['code', 'recovery', 'passkey'] }
}

/** Refuses a closed account; tells whether it has a password: where staff took it away nothing but their link opens it. */
const requireOpen = async (tx: Tx, member_id: number): Promise<boolean> => {
  const { state, password_hash } = await lockCredentials(tx, member_id)
  if (state === 'closed') refuse('sessions.account_disabled')
  return password_hash !== null
}

/** Opens the session for which a ticket and a code stand. Ticket, code and session stand or fall together. */
export const finishLogin = async (
  d: SessionsDeps,
  input: { ticket: string; code: string },
  from: From,
): Promise<IssuedToken> => {
  const hash = hashToken(input.ticket)
  const member_id = (await takeTry(d.db, hash, d.clock.now())) ?? refuse('sessions.ticket_invalid')
  const member = (await findMember(d.db, member_id)) ?? refuse('sessions.ticket_invalid')
  const tried = await bookCode(d, { name: member.name, ip: from.ip })
  const token = await d.db.tx(async (tx) => {
    await requireOpen(tx, member_id)
    const way = await consumeCode(d, tx, member_id, input.code)
    if (way === undefined) return undefined
    if ((await dropTicket(tx, hash)) === 0) refuse('sessions.ticket_invalid')
    return openSession(d, tx, member_id, { ...from, way })
  })
  if (token === undefined) {
    await noteLogin(d, member_id, from, { way: 'code', outcome: 'code_wrong' })
    return refuse('factors.code_wrong')
  }
  await tried.succeeded()
  return enter(d, member, token, from)
}

/** Logs in by a passkey: it proves its device and, by fingerprint or PIN, its owner. No second step follows. */
export const logInByPasskey = async (d: SessionsDeps, given: Given, from: From): Promise<IssuedToken> => {
  const { member_id, use } = await verifyPasskey(d, given)
  const member = (await findMember(d.db, member_id)) ?? refuse('factors.passkey_wrong')
  const way: LoginWay = 'passkey'
  const token = await d.db.tx(async (tx) => {
    if (!(await requireOpen(tx, member_id))) refuse('factors.passkey_wrong')
    await use(tx)
    return openSession(d, tx, member_id, { ...from, way })
  })
  return enter(d, member, token, from)
}

const enter = async (
  d: SessionsDeps,
  member: { id: number; name: string },
  token: string,
  from: From,
): Promise<IssuedToken> => {
  forgetMember(d.db, member.id)
  await rememberLogin(d, nameAccount(member.name), from.ip)
  return buildIssuedToken(token)
}
