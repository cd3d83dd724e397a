import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { findBrand } from '../brands.ts'
import { keepSilent } from '../endings.ts'
import { takeNonce } from '../nonces.ts'
import type { World } from '../world.ts'
import { CALLS, CODES } from './calls.ts'
import { type Fields, signFields } from './forms.ts'

type Way = { Params: { call: string }; Body: string }

const isAuthentic = (w: World, fields: Fields): boolean => {
  const { platform = '', merchantCode, ts, nonce = '', sign = '' } = fields
  const secret = w.secrets[platform]
  if (findBrand(platform)?.dialect !== 'pagoda' || !secret || merchantCode !== w.operator) return false
  const expected = signFields(secret, fields)
  const equal = sign.length === expected.length && timingSafeEqual(Buffer.from(sign), Buffer.from(expected))
  return equal && takeNonce(w, platform, nonce, Number(ts) * 1000)
}

/** The dialect of forms and decimal amounts. It answers 200 whatever happens, but where it fails. */
export const servePagoda = (app: FastifyInstance, w: World): void => {
  app.setErrorHandler((_error, _, reply) => reply.code(500).send({ code: CODES.failure }))
  app.post<Way>('/pagoda/api/:call', async (request, reply) => {
    const fields: Fields = Object.fromEntries(new URLSearchParams(request.body))
    if (!isAuthentic(w, fields)) return reply.send({ code: CODES.bad_sign })
    const call = CALLS[request.params.call]
    if (!call) return reply.code(404).send({ code: CODES.bad_field })
    const ending = await call(w, fields.platform ?? '', fields)
    if (ending.kind === 'silence') return keepSilent(reply)
    if (ending.kind === 'failure') return reply.code(500).send({ code: CODES.failure })
    return reply.send(ending.kind === 'maintenance' ? { code: CODES.maintenance } : ending.value)
  })
}
