import type { CallFacts, CallOptions } from './types.ts'

export type Input = Record<string, unknown>

const fillPath = (path: string, input: Input): { path: string; rest: Input } => {
  const rest = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { path: filled, rest }
}

const addQuery = (query: URLSearchParams, input: Input) => {
  for (const [name, value] of Object.entries(input))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one))
}

const buildBody = (facts: CallFacts, rest: Input, file: Blob | undefined): BodyInit | undefined => {
  if (facts.method === 'GET') return undefined
  if (!facts.upload) return JSON.stringify(rest)
  const form = new FormData()
  if (file) form.append('file', file)
  return form
}

export type Prepared = { url: string; method: string; headers: Record<string, string>; body: BodyInit | undefined }

/** The request of one call, all but its token: what the contract says of path, query, body, language and key. */
export const prepare = (
  base: string,
  lang: string,
  facts: CallFacts,
  input: Input,
  { file, idempotency_key, away }: CallOptions & { away?: boolean },
): Prepared => {
  const { path, rest } = fillPath(facts.path, input)
  const query = new URLSearchParams()
  if (facts.method === 'GET') addQuery(query, rest)
  if (facts.lang !== false) query.set('lang', lang)
  const body = buildBody(facts, rest, file)
  const headers: Record<string, string> = { accept: 'application/json' }
  // A call whose address has no language says it beside (decisions/0386).
  if (facts.lang === false) headers['accept-language'] = lang
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  if (idempotency_key !== undefined) headers['idempotency-key'] = idempotency_key
  if (away) headers['x-away'] = '1'
  const text = query.toString()
  return { url: `${base}${path}${text ? `?${text}` : ''}`, method: facts.method, headers, body }
}
