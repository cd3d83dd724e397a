import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { takeNonce } from '../nonces.ts'
import { isEqual } from '../sign.ts'
import type { World } from '../world.ts'
import { CALLS, CODES } from './calls.ts'
import { type Fields, fromLocal, readForm, signFields, toLocal, writeForm } from './forms.ts'

const isAuthentic = (w: World, fields: Fields): boolean => {
  const { mch_id, timestamp = '', nonce_str = '', sign = '' } = fields
  if (mch_id !== w.merchant || !isEqual(sign, signFields(w.secret, fields))) return false
  return takeNonce(w, nonce_str, fromLocal(timestamp))
}

/** The dialect of forms and decimal amounts: one address, 200 whatever happens, and what is answered is signed as well. */
export const serveLantern = (app: FastifyInstance, w: World): void => {
  const write = (fields: Fields): string =>
    writeForm(w.secret, { ...fields, mch_id: w.merchant, timestamp: toLocal(Date.now()) })
  app.addHook('onRequest', async (_, reply) => void reply.type('application/x-www-form-urlencoded'))
  app.setErrorHandler((error, _, reply) =>
    reply.send(write({ ret_code: error instanceof ZodError ? CODES.bad_field : CODES.failure })),
  )
  app.post<{ Body: string }>('/lantern/gateway.do', async ({ body }, reply) => {
    const fields = readForm(body)
    if (!isAuthentic(w, fields)) return reply.send(write({ ret_code: CODES.bad_sign }))
    const call = CALLS[fields['service'] ?? '']
    if (!call) return reply.send(write({ ret_code: CODES.bad_field }))
    const ending = await call(w, fields)
    if (ending.kind === 'silence') return reply.hijack()
    return reply.send(write(ending.kind === 'maintenance' ? { ret_code: CODES.maintenance } : ending.value))
  })
}
