import cookie from '@fastify/cookie'
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'moongate_device'
const LIFE_S = 400 * 86_400
const form = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The mark by which a browser is known again: a name made by chance, kept by the browser for us alone, out of reach of scripts, sent below
 * `/api/auth` alone. It opens nothing (decisions/0183).
 */
export const readDevice = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const found = cookie.parse(headers.cookie ?? '')[NAME] ?? ''
  return form.test(found) ? found : randomUUID()
}

/** Lets the browser keep its mark, from the day of its last login on. */
export const keepDevice = ({ protocol }: Pick<FastifyRequest, 'protocol'>, reply: FastifyReply, device: string) =>
  reply.header(
    'set-cookie',
    cookie.serialize(NAME, device, {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'lax',
      secure: protocol === 'https',
      maxAge: LIFE_S,
    }),
  )
