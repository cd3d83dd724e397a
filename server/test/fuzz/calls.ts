import type { JsonSchema, OpenApi, Operation, Parameter } from '@moongate/contract/openapi'
import type { Rng } from '../../src/kernel/rng.ts'
import { makeNasty, pick } from './values.ts'

/** An operation of an OpenAPI document, where it stands. */
export type Listed = { base: string; path: string; method: string; operation: Operation }
/** Values that lead deep into the product, by field: ids that exist, codes that are known. */
export type Known = Readonly<Record<string, readonly unknown[]>>
export type FuzzCall = {
  id: string
  method: string
  url: string
  payload?: string | Buffer
  headers: Record<string, string>
}

export const listOperations = (docs: readonly OpenApi[]): Listed[] =>
  docs.flatMap(({ paths, servers }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ base: servers[0]?.url ?? '', path, method, operation })),
    ),
  )

const makeText = (rng: Rng, { enum: options }: JsonSchema): unknown =>
  Array.isArray(options) ? pick(rng, options) : pick(rng, ['a', 'abc', '123456', 'Moongate88', '2026-11-20', '1.00'])

/** A value such as the schema asks for. */
const makeFitting = (rng: Rng, schema: JsonSchema, name: string, known: Known): unknown => {
  const found = known[name]
  if (found && rng.int(8) > 0) return pick(rng, found)
  const options = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (options) return makeFitting(rng, pick(rng, options), name, known)
  if (schema.type === 'object') return makeObject(rng, schema, known)
  if (schema.type === 'array') {
    const size = Number(schema.minItems ?? rng.int(3))
    return Array.from({ length: size }, () => makeFitting(rng, (schema.items ?? {}) as JsonSchema, name, known))
  }
  if (schema.type === 'integer' || schema.type === 'number') return Number(schema.minimum ?? 0) + rng.int(3)
  return schema.type === 'boolean' ? rng.int(2) === 0 : makeText(rng, schema)
}

const makeObject = (rng: Rng, schema: JsonSchema, known: Known): Record<string, unknown> => {
  const asked = Object.entries(schema.properties ?? {}).filter(
    ([name]) => schema.required?.includes(name) || rng.int(2) === 0,
  )
  return Object.fromEntries(asked.map(([name, part]) => [name, makeFitting(rng, part, name, known)]))
}

/** The same input with one or two of its values spoilt, at any depth. */
const spoil = (rng: Rng, value: Record<string, unknown>, names: readonly string[]): Record<string, unknown> => {
  const spoilt = { ...value }
  for (let i = 0; i <= rng.int(2); i++) {
    const name = names.length > 0 ? pick(rng, names) : 'extra'
    const inner = spoilt[name]
    spoilt[name] = Array.isArray(inner) && rng.int(3) > 0 ? inner.map((one) => spoilPart(rng, one)) : makeNasty(rng)
  }
  return spoilt
}

const spoilPart = (rng: Rng, part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? spoil(rng, { ...part }, Object.keys(part))
    : makeNasty(rng)

/** Bytes that no encoder would write: NUL, halves of pairs as UTF-8, and what is no code at all. */
const RAW_BYTES = ['%00', '%ED%A0%80', '%ff', '%', '%zz', '%E0%80', '%F0%9F%92%B0']

const encode = (rng: Rng, value: unknown): string => {
  if (rng.int(12) === 0) return pick(rng, RAW_BYTES)
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))
}

const writeQuery = (rng: Rng, values: Record<string, unknown>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one) => [`${name}[]`, one]) : [[name, value]]))
    .map(([name, value]) => `${String(name)}=${encode(rng, value)}`)
    .join('&')

const fillPath = (rng: Rng, path: string, parts: readonly Parameter[], known: Known): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parts.find((part) => part.name === name)?.schema ?? {}
    const value = rng.int(3) === 0 ? makeNasty(rng) : makeFitting(rng, schema, name, known)
    return encode(rng, value) || '%00'
  })

const RAW_BODIES = [
  '',
  '{',
  '[]',
  '"a"',
  'null',
  '7',
  '{"a":1e999}',
  '{"__proto__":{"a":1}}',
  '['.repeat(3000),
  '{"a":"\u0000"}',
]
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'a/b',
]

const makeFile = (rng: Rng): Pick<FuzzCall, 'payload' | 'headers'> => {
  const name = pick(rng, ['file', 'file\0', 'other', ''])
  const filename = pick(rng, ['a.png', 'a\0.png', '\u00ff'.repeat(400)])
  const head = `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`
  const bytes = Buffer.from(rng.bytes(rng.int(200)))
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(rng.int(4) > 0 ? '\r\n--x--\r\n' : '')])
  return { payload, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
}

const makeBody = (
  rng: Rng,
  { operation }: Listed,
  known: Known,
  wild: boolean,
): Pick<FuzzCall, 'payload' | 'headers'> => {
  const content = operation.requestBody?.content ?? {}
  if (content['multipart/form-data']) return makeFile(rng)
  const schema = content['application/json']?.schema
  if (!schema) return { headers: {} }
  if (rng.int(25) === 0) return { payload: pick(rng, RAW_BODIES), headers: { 'content-type': 'application/json' } }
  if (rng.int(40) === 0) return { payload: 'a=b', headers: { 'content-type': pick(rng, TYPES) } }
  const fitting = makeObject(rng, schema, known)
  const body = wild ? spoil(rng, fitting, Object.keys(schema.properties ?? {})) : fitting
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

const HEADERS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['idempotency-key', ['', 'short', 'x'.repeat(129), 'key-of-a-call-1', 'key-of-a-call-2', 'käse-käse-käse']],
  ['x-request-id', ['', 'x'.repeat(65), '../../../etc', 'good-request-id']],
  ['last-event-id', ['0', '-1', '99999999999999999999', 'a']],
  ['user-agent', ['', 'x'.repeat(4000), '\u00e4\u00ff']],
  ['origin', ['null', 'https://evil.example']],
  ['accept-encoding', ['br', 'x', '']],
]

const makeHeaders = (rng: Rng): Record<string, string> =>
  Object.fromEntries(HEADERS.filter(() => rng.int(5) === 0).map(([name, values]) => [name, pick(rng, values)]))

/** One call of an operation: mostly what its schema asks for, with a value or two spoilt. */
export const makeCall = (rng: Rng, listed: Listed, known: Known): FuzzCall => {
  const { base, path, method, operation } = listed
  const wild = rng.int(3) > 0
  const inPath = operation.parameters.filter((part) => part.in === 'path')
  const inQuery = operation.parameters.filter((part) => part.in === 'query' && (part.required || rng.int(2) === 0))
  const fitting = Object.fromEntries(inQuery.map(({ name, schema }) => [name, makeFitting(rng, schema, name, known)]))
  const query = wild && inQuery.length > 0 ? spoil(rng, fitting, Object.keys(fitting)) : fitting
  const body = makeBody(rng, listed, known, wild)
  return {
    id: `${method} ${base}${path}`,
    method: method.toUpperCase(),
    url: `${base}${fillPath(rng, path, inPath, known)}?${writeQuery(rng, query)}`,
    ...(body.payload !== undefined && { payload: body.payload }),
    headers: { ...makeHeaders(rng), ...body.headers },
  }
}

const PLACES = ['/', '/assets/', '/office/', '/lottery/', '/office/assets/', '/api/', '/api/office/', '/healthz/']
const ENDS = [
  '',
  '%00',
  'a%00.js',
  'x'.repeat(256),
  'x'.repeat(2000),
  `${'x'.repeat(256)}.js`,
  '..%2f..%2fpackage.json',
  '%2e%2e/%2e%2e/etc/passwd',
  '%ff',
  '%',
  '%zz',
  '.env',
  'a/'.repeat(300),
  '%F0%9F%92%B0',
  '?%00=%ff',
]

/** A call of no operation: pages, files and addresses that nobody meant. */
export const makeStray = (rng: Rng): FuzzCall => ({
  id: 'no operation',
  method: pick(rng, ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH']),
  url: `${pick(rng, PLACES)}${pick(rng, ENDS)}`,
  headers: makeHeaders(rng),
})
