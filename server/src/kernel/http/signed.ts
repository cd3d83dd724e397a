import type { RouteSpec, SignedWho } from '@moongate/contract'
import type { FastifyRequest } from 'fastify'
import type { GatewayCaller, SupplierCaller } from './call.ts'
import type { HttpContext } from './context.ts'
import { HttpRefusal } from './failure.ts'
import { computeNonceEnd, findSignatureFault, readSigned, type SignatureFault } from './signature.rules.ts'

const buildCaller = (who: SignedWho, code: string): SupplierCaller | GatewayCaller =>
  who === 'supplier' ? { supplier_code: code } : { gateway_code: code }

/**
 * The supplier or gateway that signed this call; the call can be made once. Refuses `auth.signature_invalid` for every fault, whose
 * kind only the log tells, and `auth.replayed` for a call that was taken before: whoever repeats one signs it anew.
 */
export const authenticateSigned = async (
  http: HttpContext,
  who: SignedWho,
  request: FastifyRequest,
): Promise<SupplierCaller | GatewayCaller> => {
  const signed = readSigned(request.headers)
  const refuseSigned = (cause: SignatureFault): never => {
    const route = request.routeOptions.config.route_name
    http.log.warn(
      { cause, who, caller: signed?.caller, ip: request.ip, request_id: request.id, route },
      'signed call refused',
    )
    throw new HttpRefusal('auth.signature_invalid')
  }
  if (!signed) return refuseSigned('malformed')
  const secrets = (await http.ports.secrets?.[who]?.(signed.caller)) ?? []
  const fault = findSignatureFault(signed, request.raw_body ?? new Uint8Array(), secrets, http.now())
  if (fault) return refuseSigned(fault)
  if (!(await http.takeNonce(`${who}:${signed.caller}`, signed.nonce, computeNonceEnd(signed))))
    throw new HttpRefusal('auth.replayed')
  return buildCaller(who, signed.caller)
}

/** A signature covers the body and nothing else, so nothing else may carry meaning. Throws for a route where it would. */
export const requireSignable = (call: string, { method, path, idempotent, upload }: RouteSpec): void => {
  if (method !== 'POST' || path.includes('{') || idempotent || upload)
    throw new Error(
      `${call} is signed: it must be a POST whose body says everything, without parts in its path, a key or a file`,
    )
}
