import type { RouteSpec } from '@moongate/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCaller } from './call.ts'
import type { DoorContext } from './context.ts'
import { DoorError } from './failure.ts'
import { realm } from './who.rules.ts'

/** The caller's own place in limits and idempotency keys. */
export const callerKey = (caller: AnyCaller): string =>
  'member_id' in caller
    ? `member:${caller.member_id}`
    : 'staff_id' in caller
      ? `staff:${caller.staff_id}`
      : `player:${caller.player_id}`

export const bearer = (header: string | undefined): string | undefined =>
  /^Bearer ([\x21-\x7e]{1,2048})$/i.exec(header ?? '')?.[1]

/**
 * Who calls. A successor of the token goes out in the `authorization` header (R4.5). On a public route a token that is no
 * longer good makes a visitor; elsewhere it is a 401 that says why.
 */
export const authenticated = async (
  door: DoorContext,
  spec: RouteSpec,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyCaller | undefined> => {
  const token = bearer(request.headers.authorization)
  const port = door.ports[realm(spec.who)]
  if (!token || !port) return undefined
  const found = await port(token, { ip: request.ip, user_agent: String(request.headers['user-agent'] ?? '') })
  if ('ended' in found) {
    if (spec.who === 'anyone') return undefined
    throw new DoorError(`auth.${found.ended}`, { ...(found.reason !== undefined && { reason: found.reason }) })
  }
  if (found.refreshed_token) reply.header('authorization', `Bearer ${found.refreshed_token}`)
  return found.caller
}
