import type { FastifyInstance } from 'fastify'
import { getAddressKey } from './authenticate.ts'
import type { HttpContext } from './context.ts'
import { HttpRefusal } from './failure.ts'
import { BODY_LIMIT } from './mount.ts'

/** Answers one call of somebody's own making, by its name and its body as it was sent, with an object or a text; nothing for a call that they do not have. */
export type AnswerCallback = (
  call: string,
  body: string,
  headers: CallbackHeaders,
) => Promise<object | string | undefined>
export type CallbackHeaders = Readonly<Record<string, string | string[] | undefined>>

/**
 * Calls into us that speak the caller's language and not ours, at `/callbacks/<kind>/<code>/<call>` (decisions/0141). Whoever answers checks
 * the signature itself, over the body that was sent. Limits and maintenance are those of signed calls.
 */
export const serveCallbacks = (
  api: FastifyInstance,
  http: HttpContext,
  kind: 'suppliers' | 'payments',
  answers: Readonly<Record<string, AnswerCallback>>,
): void => {
  void api.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { code: string; call: string }; Body: unknown }>(`/callbacks/${kind}/:code/:call`, {
      config: { route_name: `callbacks.${kind}` },
      handler: async ({ params: { code, call }, body, ip, headers }, reply) => {
        await http.openForBusiness({ ip, lang: 'en' })
        const wait = await http.limiter('signed', [getAddressKey(ip)])
        if (wait !== undefined) throw new HttpRefusal('common.too_many', { retry_after_s: wait })
        const answer = Object.hasOwn(answers, code) ? answers[code] : undefined
        const said = await answer?.(call, typeof body === 'string' ? body : '', headers)
        if (!said) throw new HttpRefusal('common.not_found')
        return reply.send(said)
      },
    })
  })
}
