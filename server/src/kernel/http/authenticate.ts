import { isSigned, type RouteSpec } from '@moongate/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalizeAddress } from '../address.rules.ts'
import type { AnyCaller } from './call.ts'
import type { HttpContext } from './context.ts'
import { HttpRefusal } from './failure.ts'
import type { LimitClass } from './ports.ts'
import { authenticateSigned } from './signed.ts'
import { getRealm } from './who.rules.ts'

/** Whoever calls from an address: their place in its limits. */
export const getAddressKey = (ip: string): string => `ip:${normalizeAddress(ip)}`

/** Counts a call in the limits of its address or its caller; refuses common.too_many. */
export const enforceRateLimit = async (http: HttpContext, limit: LimitClass, key: string): Promise<void> => {
  const wait = await http.limiter(limit, [key])
  if (wait !== undefined) throw new HttpRefusal('common.too_many', { retry_after_s: wait })
}

/** The caller's own place in limits and idempotency keys. */
export const getCallerKey = (caller: AnyCaller): string =>
  'member_id' in caller
    ? `member:${caller.member_id}`
    : 'staff_id' in caller
      ? `staff:${caller.staff_id}`
      : 'player_id' in caller
        ? `player:${caller.player_id}`
        : 'supplier_code' in caller
          ? `supplier:${caller.supplier_code}`
          : `gateway:${caller.gateway_code}`

export const readBearer = (header: string | undefined): string | undefined =>
  /^Bearer ([\x21-\x7e]{1,2048})$/i.exec(header ?? '')?.[1]

/** A page says that nobody is at it: what it asks for of itself keeps no session open (decisions/0060). */
const isAway = ({ headers }: FastifyRequest): boolean => headers['x-away'] === '1'

/**
 * Who calls, by signature or by token. A successor of the token goes out in the `authorization` header (R4.5). On a public route a token that is no
 * longer good makes a visitor; elsewhere it is a 401 that says why.
 */
export const authenticateCaller = async (
  http: HttpContext,
  spec: RouteSpec,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyCaller | undefined> => {
  if (isSigned(spec.who)) return authenticateSigned(http, spec.who, request)
  const token = readBearer(request.headers.authorization)
  const port = http.ports[getRealm(spec.who)]
  if (!token || !port) return undefined
  const found = await port(token, {
    ip: request.ip,
    user_agent: String(request.headers['user-agent'] ?? ''),
    ...(isAway(request) && { passive: true }),
  })
  if ('ended' in found) {
    if (spec.who === 'anyone') return undefined
    throw new HttpRefusal(`auth.${found.ended}`, { ...(found.reason !== undefined && { reason: found.reason }) })
  }
  if (found.refreshed_token) reply.header('authorization', `Bearer ${found.refreshed_token}`)
  return found.caller
}
