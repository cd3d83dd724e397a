import { z } from 'zod'
import { LANGS } from './common.ts'
import { deriveErrors, hasBody } from './derived-errors.ts'
import { getErrorStatus } from './errors.ts'
import { signatureParameters, signatureScheme } from './openapi-signature.ts'
import { isSigned, type RouteSpec, type RouteTable, type Who } from './route.ts'

export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; required?: string[] }
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}
type Content = { content: Record<string, { schema: JsonSchema }> }
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  parameters: Parameter[]
  requestBody?: Content & { required: boolean }
  responses: Record<string, { description: string } & Partial<Content>>
  security: Record<string, string[]>[]
  'x-who': string
  'x-timeout-ms': number
  'x-requirements': readonly string[]
  'x-errors': Record<string, number>
}
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

/** A schema as JSON Schema: `input` as it is written, `output` as it is read. */
export const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema
  return rest
}

const envelopes = new WeakMap<z.ZodObject, JsonSchema>()

/**
 * The JSON schema of a success: the payload's keys beside `status`, `code` and `message`. Keys it does not name are not sent. It is the same
 * object each time, so that what is made of it is made once.
 */
export const readEnvelopeSchema = (output: z.ZodObject): JsonSchema => {
  const known = envelopes.get(output) ?? buildEnvelopeSchema(output)
  envelopes.set(output, known)
  return known
}

const buildEnvelopeSchema = (output: z.ZodObject): JsonSchema => {
  const payload = toJsonSchema(output, 'output')
  return {
    type: 'object',
    properties: {
      status: { type: 'string', const: 'success' },
      code: { type: 'integer', const: 200 },
      message: { type: 'string' },
      ...payload.properties,
    },
    required: ['status', 'code', 'message', ...(payload.required ?? [])],
    additionalProperties: false,
  }
}

export const describeWho = (who: Who): string => (typeof who === 'object' ? `staff: ${who.staff.join(', ')}` : who)

const readsQuery = ({ method }: RouteSpec) => method === 'GET' || method === 'DELETE'

const listPathNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** A DELETE may send a field in its query or in its body, so neither place alone requires it. */
const buildParameters = (spec: RouteSpec, input: JsonSchema): Parameter[] => {
  const inPath = listPathNames(spec.path)
  const names = readsQuery(spec) ? Object.keys(input.properties ?? {}) : inPath
  const own = names.map((name): Parameter => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || (!hasBody(spec) && (input.required ?? []).includes(name)),
    schema: input.properties?.[name] ?? {},
  }))
  const lang: Parameter = {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'Language of messages; unknown means zh_cn',
    schema: { type: 'string', enum: [...LANGS], default: 'zh_cn' },
  }
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 8, maxLength: 128 },
    description:
      'One per intent, sent again on a retry: the same key with the same body answers the first answer and moves nothing; with another body 409 `idempotency.key_reused`',
  }
  if (isSigned(spec.who)) return [...own, ...signatureParameters]
  return [...own, ...(spec.lang === false ? [] : [lang]), ...(spec.idempotent ? [key] : [])]
}

const buildRequestBody = (spec: RouteSpec, input: JsonSchema): Operation['requestBody'] => {
  if (!hasBody(spec)) return undefined
  if (spec.upload) {
    const file = {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'image/*' } },
      required: ['file'],
    }
    return { required: true, content: { 'multipart/form-data': { schema: file } } }
  }
  const inPath = listPathNames(spec.path)
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name)),
  )
  const required = readsQuery(spec) ? [] : (input.required ?? []).filter((name) => name in properties)
  return {
    required: required.length > 0,
    content: {
      'application/json': { schema: { type: 'object', properties, ...(required.length > 0 && { required }) } },
    },
  }
}

/** Every refusal of a route with its status: its own, and those of every route of its kind. */
const listErrors = (spec: RouteSpec): Record<string, number> =>
  Object.fromEntries([...spec.errors, ...deriveErrors(spec)].map((code) => [code, getErrorStatus(code)]))

const buildResponses = (spec: RouteSpec, named: Record<string, number>): Operation['responses'] => {
  const out: Operation['responses'] = {
    200: { description: 'Success', content: { 'application/json': { schema: readEnvelopeSchema(spec.output) } } },
  }
  for (const status of new Set(Object.values(named))) {
    const codes = Object.keys(named).filter((code) => named[code] === status)
    const schema = {
      allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties: { error: { enum: codes } } }],
    }
    out[status] = { description: codes.join(', '), content: { 'application/json': { schema } } }
  }
  return out
}

const buildOperation = (module: string, name: string, spec: RouteSpec): Operation => {
  const input = toJsonSchema(spec.input, 'input')
  const body = buildRequestBody(spec, input)
  const named = listErrors(spec)
  return {
    operationId: `${module}.${name}`,
    tags: [module],
    summary: spec.summary,
    parameters: buildParameters(spec, input),
    ...(body && { requestBody: body }),
    responses: buildResponses(spec, named),
    security: spec.who === 'anyone' ? [] : [isSigned(spec.who) ? { signature: [] } : { bearer: [] }],
    'x-who': describeWho(spec.who),
    'x-timeout-ms': spec.timeout_ms ?? 60_000,
    'x-requirements': spec.rows,
    'x-errors': named,
  }
}

const failure: JsonSchema = {
  type: 'object',
  required: ['status', 'code', 'message', 'error'],
  properties: {
    status: { const: 'error' },
    code: { type: 'integer', description: 'The HTTP status' },
    message: { type: 'string', description: 'For people, in the language asked for' },
    error: { type: 'string', description: 'Stable code `module.name`' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: '422: message by field' },
    force_offline: { type: 'boolean', description: '401: the session was ended from elsewhere' },
    redirect: { type: 'string', description: '503: where to go meanwhile' },
    request_id: { type: 'string' },
  },
}

/** The ways in that an API has; the signature only where a supplier or gateway calls. */
const listSecuritySchemes = (tables: Record<string, RouteTable>): Record<string, object> => {
  const signed = Object.values(tables).some((table) => Object.values(table).some(({ who }) => isSigned(who)))
  return { bearer: { type: 'http', scheme: 'bearer' }, ...(signed && { signature: signatureScheme }) }
}

/** The OpenAPI 3.1 document of one API, made from the tables that also validate (R7.9). `base` is `/api` or `/api/office`. */
export const buildOpenApi = (tables: Record<string, RouteTable>, base: string, title: string): OpenApi => {
  const paths: OpenApi['paths'] = {}
  for (const [module, table] of Object.entries(tables))
    for (const [name, spec] of Object.entries(table))
      paths[spec.path] = { ...paths[spec.path], [spec.method.toLowerCase()]: buildOperation(module, name, spec) }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '0.1.0',
      description:
        "Success: the payload stands beside status, code and message. Money is a decimal string with two decimals; times are YYYY-MM-DD HH:mm:ss in the site's time zone.",
    },
    servers: [{ url: base }],
    tags: Object.keys(tables).map((name) => ({ name })),
    paths,
    components: { schemas: { Failure: failure }, securitySchemes: listSecuritySchemes(tables) },
  }
}
