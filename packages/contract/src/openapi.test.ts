import { describe, expect, it } from 'vitest'
import { buildAsyncApi } from './asyncapi.ts'
import { z } from 'zod'
import { id, nothing } from './common.ts'
import { renderDocsPage } from './docs-page.ts'
import { errorTables, isSigned, officeTables, tables } from './index.ts'
import { buildOpenApi, type OpenApi, type Operation } from './openapi.ts'
import type { RouteTable } from './route.ts'

const doc = buildOpenApi(tables, '/api', 'Moongate')
const office = buildOpenApi(officeTables, '/api/office', 'Moongate office')
const listSpecs = (all: Record<string, RouteTable>, { paths }: OpenApi, base: string) =>
  Object.entries(all).flatMap(([module, table]) =>
    Object.entries(table).map(([name, spec]) => ({ module, name, spec, paths, base })),
  )
const specs = [...listSpecs(tables, doc, ''), ...listSpecs(officeTables, office, '/office')]
const operationOf = ({ spec, paths }: (typeof specs)[number]): Operation | undefined =>
  paths[spec.path]?.[spec.method.toLowerCase()]

describe('R7.9 the document', () => {
  it('holds every call once, with who, time limit and the rows it serves', () => {
    for (const one of specs) {
      const { module, name, spec } = one
      expect(operationOf(one)).toMatchObject({
        operationId: `${module}.${name}`,
        'x-timeout-ms': spec.timeout_ms ?? 60_000,
        'x-requirements': spec.rows,
      })
    }
    expect(
      new Set(specs.map(({ spec, base }) => `${base} ${spec.method} ${spec.path.replaceAll(/\{\w+\}/g, '{}')}`)).size,
    ).toBe(specs.length)
  })

  it('R8.8 names every error with its status, and only codes that exist', () => {
    const known = Object.entries(errorTables).flatMap(([module, table]) =>
      Object.keys(table).map((code) => `${module}.${code}`),
    )
    for (const one of specs) {
      const operation = operationOf(one)
      for (const [code, status] of Object.entries(operation?.['x-errors'] ?? {})) {
        expect(known, `${one.module}.${one.name}`).toContain(code)
        expect(operation?.responses[status]?.description).toContain(code)
      }
      expect(Object.keys(operation?.['x-errors'] ?? {})).toEqual(expect.arrayContaining([...one.spec.errors]))
    }
  })

  it.each([
    ['/game/deposit', 'post', true],
    ['/game/balance', 'post', false],
    ['/lottery/list', 'get', false],
  ])('%s takes an Idempotency-Key: %#', (path, method, takes) => {
    expect(doc.paths[path]?.[method]?.parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(takes)
  })

  it('reads GET inputs from the query, others from body and path', () => {
    const update = doc.paths['/member/bank/{id}']?.['patch']
    expect(update?.parameters.map(({ name, in: place }) => [name, place])).toEqual([
      ['id', 'path'],
      ['lang', 'query'],
    ])
    expect(Object.keys(update?.requestBody?.content['application/json']?.schema.properties ?? {})).toEqual([
      'card_no',
      'bank_type',
      'bank_address',
      'owner_name',
    ])
    expect(doc.paths['/games/lists']?.['get']?.parameters.map(({ name }) => name)).toEqual([
      'gameType',
      'isMobile',
      'api_code',
      'tag',
      'keyword',
      'page',
      'limit',
      'lang',
    ])
    expect(doc.paths['/lottery/list']?.['get']?.parameters).toEqual([])
  })

  it('reads the input of a DELETE from its query and its body alike', () => {
    const input = z.object({ id, ids: z.array(id).min(1), flag: z.string().optional() })
    const one = { method: 'DELETE', path: '/mail/{id}', who: 'member', summary: '', input, output: nothing } as const
    const made = buildOpenApi({ mail: { remove: { ...one, errors: [], rows: [] } } }, '/api', '')
    const remove = made.paths['/mail/{id}']?.['delete']
    expect(remove?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['id', 'path', true],
      ['ids', 'query', false],
      ['flag', 'query', false],
      ['lang', 'query', false],
    ])
    expect(remove?.requestBody?.required).toBe(false)
    expect(Object.keys(remove?.requestBody?.content['application/json']?.schema.properties ?? {})).toEqual([
      'ids',
      'flag',
    ])
  })

  it('tells how suppliers and gateways sign, where they call and nowhere else', () => {
    const one = { method: 'POST', path: '/bet', who: 'supplier', summary: '', input: nothing, output: nothing } as const
    const made = buildOpenApi({ hooks: { bet: { ...one, errors: [], rows: [] } } }, '/api', '')
    const bet = made.paths['/bet']?.['post']
    expect([bet?.security, bet?.['x-who'], bet?.parameters.map(({ name, required }) => [name, required])]).toEqual([
      [{ signature: [] }],
      'supplier',
      [
        ['X-Caller', true],
        ['X-Timestamp', true],
        ['X-Nonce', true],
      ],
    ])
    expect(bet?.['x-errors']).toMatchObject({ 'auth.signature_invalid': 401, 'auth.replayed': 409 })
    expect(Object.keys(made.components.securitySchemes)).toEqual(['bearer', 'signature'])
    const signed = Object.values(tables).some((table) => Object.values(table).some(({ who }) => isSigned(who)))
    expect(Object.keys(doc.components.securitySchemes)).toEqual(signed ? ['bearer', 'signature'] : ['bearer'])
  })

  it('gives every part a JSON schema: no money as a bare number, no unknown type in an answer', () => {
    const text = JSON.stringify(doc)
    expect(JSON.parse(text)).toEqual(doc)
    expect(text).not.toContain('"bigint"')
  })

  it('is readable as one page without scripts', () => {
    const { html } = renderDocsPage(doc, { doc: buildAsyncApi('Moongate', []), channels: ['memberEvents'] })
    for (const { module, name } of specs.filter(({ paths }) => paths === doc.paths))
      expect(html).toContain(`id="${module}.${name}"`)
    expect(html).not.toContain('<script')
  })
})
