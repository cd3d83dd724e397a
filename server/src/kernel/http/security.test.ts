import type { OutgoingHttpHeaders } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineRoutes } from '@moongate/contract'
import { nothing } from '@moongate/contract/common'
import { createTestDb, type TestDb } from '@moongate/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { mountModule } from './mount.ts'
import { buildPageCsp, hashSource } from './page-csp.ts'

const script = "document.documentElement.dataset.theme = 'dark'"
const table = defineRoutes({
  find: {
    method: 'GET',
    path: '/find',
    who: 'anyone',
    summary: '',
    input: nothing,
    output: nothing,
    errors: [],
    rows: [],
  },
})
const KNOWN = 'https://m.example'

let d: TestDb
let app: FastifyInstance
let dir: string

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'moongate-headers-'))
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'index.html'), `<!doctype html><script>${script}</script>`)
  d = await createTestDb()
  app = await createHttpServer(
    { ...d, config: { ...d.config, trust_proxy: 1 } },
    {},
    {
      allowed_origins: [KNOWN],
      apps: [{ prefix: '/', dir }],
      modules: (api, http) => mountModule(api, http, 'site', table, { find: async () => ({}) }),
    },
  )
})
afterAll(async () => {
  await app.close()
  await d.stop()
  rmSync(dir, { recursive: true })
})

const ask = async (method: 'GET' | 'OPTIONS' | 'POST', url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ method, url, headers })
  return { status: answer.statusCode, headers: answer.headers }
}
/** As browsers read them: names and tokens of lists without their case, one space after a semicolon. */
const readHeader = (headers: OutgoingHttpHeaders, name: string) => {
  const value = headers[name]
  if (value === undefined) return undefined
  return name === 'content-security-policy' ? String(value).replaceAll(/;\s*/g, '; ') : String(value).toLowerCase()
}
const pick = (headers: OutgoingHttpHeaders, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, readHeader(headers, name)]))

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'sameorigin',
}
const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const API = {
  ...EVERYWHERE,
  'content-security-policy': API_CSP,
  'cache-control': 'no-store',
  'access-control-expose-headers': 'authorization, x-request-id, retry-after',
  vary: 'origin',
}

describe('the headers of every answer', () => {
  it.each<[string, 'GET' | 'OPTIONS' | 'POST', string, number, Record<string, string>]>([
    ['a call', 'GET', '/api/find', 200, API],
    ['an unknown call', 'GET', '/api/nowhere', 404, API],
    ['an unknown call of the office', 'POST', '/api/office/nowhere', 404, API],
    ['the API itself', 'GET', '/api', 404, API],
    ['a preflight without an origin', 'OPTIONS', '/api/find', 204, API],
    [
      'a page',
      'GET',
      '/',
      200,
      { ...EVERYWHERE, 'content-security-policy': buildPageCsp([hashSource(script)]), 'cache-control': 'no-cache' },
    ],
    ['an unknown page', 'GET', '/nowhere', 404, EVERYWHERE],
    [
      'the health',
      'GET',
      '/healthz',
      200,
      { ...EVERYWHERE, 'content-security-policy': API_CSP, 'cache-control': 'no-store' },
    ],
    ['the document', 'GET', '/api/openapi.json', 200, { ...API, 'cache-control': 'no-cache' }],
  ])('of %s', async (_, method, url, status, expected) => {
    const answer = await ask(method, url)
    expect([answer.status, pick(answer.headers, Object.keys(expected))]).toEqual([status, expected])
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })

  it('a page has what helmet adds for pages, a call does without', async () => {
    const of_pages = {
      'origin-agent-cluster': '?1',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    }
    expect((await ask('GET', '/')).headers).toMatchObject(of_pages)
    const { headers } = await ask('GET', '/api/find')
    expect(Object.keys(of_pages).filter((name) => name in headers)).toEqual([])
  })

  it('a page may run no script but its own, and shows what stays its own to no other origin', async () => {
    const { headers } = await ask('GET', '/', { origin: KNOWN })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it('over https the browser is told to stay there', async () => {
    const { headers } = await ask('GET', '/api/find', { 'x-forwarded-proto': 'https' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('an origin that we know may read a call and is told which it may make', async () => {
    const call = await ask('GET', '/api/find', { origin: KNOWN })
    expect(pick(call.headers, ['access-control-allow-origin', 'cross-origin-resource-policy', 'vary'])).toEqual({
      'access-control-allow-origin': KNOWN,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
    })
    const preflight = await ask('OPTIONS', '/api/find', { origin: KNOWN, 'access-control-request-method': 'POST' })
    expect([
      preflight.status,
      pick(preflight.headers, [
        'access-control-allow-origin',
        'access-control-allow-headers',
        'access-control-allow-methods',
        'access-control-max-age',
      ]),
    ]).toEqual([
      204,
      {
        'access-control-allow-origin': KNOWN,
        'access-control-allow-headers': 'authorization, content-type, idempotency-key, last-event-id',
        'access-control-allow-methods': 'get, post, patch, delete',
        'access-control-max-age': '600',
      },
    ])
  })

  it('another origin may read nothing', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await ask(method, '/api/find', { origin: 'https://evil.example' })
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })
})
