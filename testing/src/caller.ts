import type { FastifyInstance, InjectOptions } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../server/src/kernel/clock.ts'
import { isPerson, people, type PersonName } from './people.ts'

export type CallOptions = {
  /** A person of the demo seed, who is logged in at the first call, or an access token. */
  as?: PersonName | (string & {})
  body?: object
  /** Sent as multipart/form-data under `file`, in place of a body. */
  file?: { bytes: Buffer; type: string }
  query?: Record<string, string | string[]>
  lang?: string
  /** Idempotency-Key. */
  key?: string
  headers?: Record<string, string>
  /** The caller's address. */
  ip?: string
}
/** `body` is the envelope, its payload at the top level. */
export type Answer = {
  status: number
  body: Record<string, unknown> & { data?: unknown; error?: string; message?: string }
  headers: Record<string, unknown>
}
export type Call = ((route: string, options?: CallOptions) => Promise<Answer>) & {
  /** Forgets all tokens, so that the next call of each person logs in anew: for scenarios that last longer than a session. */
  forget(): void
}

const CAPTCHA = '7777'

const EDGE = 'edge-of-a-part'

const buildMultipart = ({ bytes, type }: { bytes: Buffer; type: string }) => {
  const head = `--${EDGE}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${EDGE}`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${EDGE}--\r\n`)]),
  }
}

const buildRequest = (
  route: string,
  { body, file, query, lang, key, headers, ip }: CallOptions,
  token: string | undefined,
): InjectOptions => {
  const [method = '', path = ''] = route.split(' ')
  const form = file && buildMultipart(file)
  return {
    method: method,
    url: path.startsWith('/api/') ? path : `/api${path}`,
    remoteAddress: ip ?? '127.0.0.1',
    query: { ...query, ...(lang !== undefined && { lang }) },
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(form && { 'content-type': form.type }),
      ...headers,
    },
    ...(form ? { payload: form.payload } : body && { payload: body }),
  }
}

/** Calls the product as its clients do, e.g. `call('POST /member/bank', { as: 'alice', body })`. A token's successor is taken up (R4.5). */
export const createCaller = (app: FastifyInstance, clock: Clock): Call => {
  const tokens = new Map<string, string>()

  const ask = async (route: string, options: CallOptions, token: string | undefined): Promise<Answer> => {
    const answer = await app.inject(buildRequest(route, options, token))
    const successor = /^Bearer (.+)$/.exec(String(answer.headers['authorization'] ?? ''))?.[1]
    if (successor !== undefined && options.as !== undefined) tokens.set(options.as, successor)
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  const logIn = async (name: PersonName): Promise<string> => {
    const person = people[name]
    const { status, body } =
      person.realm === 'staff' ? await logInStaff(name, person) : await logInMember(name, person.password)
    const token = (body.data as { access_token?: string } | undefined)?.access_token
    if (status !== 200 || token === undefined)
      throw new Error(`${name} could not log in: ${status} ${body.error ?? ''} ${body.message ?? ''}`)
    return token
  }
  const logging_in = new Map<PersonName, Promise<string>>()
  /** Calls that start together share one login: a second one would end the first. */
  const logInOnce = async (name: PersonName): Promise<string> => {
    const login = logging_in.get(name) ?? logIn(name).finally(() => logging_in.delete(name))
    logging_in.set(name, login)
    const token = await login
    if (!tokens.has(name)) tokens.set(name, token)
    return token
  }
  const logInStaff = (name: string, person: { password: string; totp_secret: string }): Promise<Answer> => {
    const totp = new TOTP({ secret: Secret.fromBase32(person.totp_secret) }).generate({
      timestamp: clock.now().getTime(),
    })
    return ask('POST /office/login', { body: { name, password: person.password, totp } }, undefined)
  }
  const logInMember = async (name: string, password: string): Promise<Answer> => {
    const { body } = await ask('POST /auth/captcha', { body: {} }, undefined)
    const { key } = (body.data ?? {}) as { key?: string }
    return ask('POST /auth/login', { body: { name, password, captcha: CAPTCHA, key } }, undefined)
  }
  const call = async (route: string, options: CallOptions = {}): Promise<Answer> => {
    const { as } = options
    if (as === undefined) return ask(route, options, undefined)
    if (!isPerson(as)) return ask(route, options, tokens.get(as) ?? as)
    return ask(route, options, tokens.get(as) ?? (await logInOnce(as)))
  }
  return Object.assign(call, { forget: () => tokens.clear() })
}
