import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSource } from './page-csp.ts'
import { addSecurityHeaders } from './security.ts'
import { chooseCacheControl } from './static-headers.ts'
import { serveApps } from './statics.ts'

const script = "document.documentElement.dataset.theme = 'dark'"
let root: string
let app: FastifyInstance

let lines: string[] | undefined
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'moongate-dist-'))
  for (const name of ['member', 'office']) {
    mkdirSync(join(root, name, 'assets'), { recursive: true })
    writeFileSync(
      join(root, name, 'index.html'),
      `<!doctype html><title>${name}</title><script>${script}</script><script type="module" src="/assets/main-BcD3fGh1.js"></script>`,
    )
    writeFileSync(join(root, name, 'assets', 'main-BcD3fGh1.js'), `'${name}'`)
  }
  writeFileSync(join(root, 'member', 'assets', 'main-BcD3fGh1.js.br'), brotliCompressSync("'packed'"))
  writeFileSync(join(root, 'member', '.env'), 'SECRET=1')
  app = Fastify()
  await addSecurityHeaders(app)
  await serveApps(
    app,
    [
      { prefix: '/', dir: join(root, 'member'), tests_lines: true },
      { prefix: '/office/', dir: join(root, 'office') },
      { prefix: '/lottery/', dir: join(root, 'not-built') },
    ],
    async () => {
      if (lines === undefined) throw new Error('the database is away')
      return lines
    },
  )
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})

describe('the built front ends', () => {
  it('R2.3 ask the lines of the site, where they test them, and nobody else; without a database themselves alone', async () => {
    const readAsked = async (url: string) =>
      /connect-src ([^;]*)/.exec(String((await app.inject(url)).headers['content-security-policy']))?.[1]
    expect(await readAsked('/')).toBe("'self'")
    lines = ['/', 'https://b.example/']
    expect([await readAsked('/'), await readAsked('/office/')]).toEqual(["'self' https://b.example/linez", "'self'"])
  })

  it('stand at their addresses, pages always asked for anew', async () => {
    for (const [url, title] of [
      ['/', 'member'],
      ['/index.html', 'member'],
      ['/office/', 'office'],
    ] as const) {
      const page = await app.inject(url)
      expect([page.statusCode, page.body.includes(`<title>${title}`), page.headers['cache-control']]).toEqual([
        200,
        true,
        'no-cache',
      ])
    }
    expect((await app.inject('/office')).headers.location).toBe('/office/')
  })

  it('go out as they were compressed, and are kept for ever where named after their content', async () => {
    const packed = await app.inject({ url: '/assets/main-BcD3fGh1.js', headers: { 'accept-encoding': 'br' } })
    expect([packed.headers['content-encoding'], packed.headers['cache-control']]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ])
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe("'packed'")
    expect((await app.inject('/assets/main-BcD3fGh1.js')).body).toBe("'member'")
  })

  it('carry no head that only a page heeds, and run nothing where one is opened by itself', async () => {
    const { headers } = await app.inject('/assets/main-BcD3fGh1.js')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'",
    })
    expect(Object.keys(headers).filter((name) => /opener|frame|permission|xss|download|prefetch/.test(name))).toEqual(
      [],
    )
    expect((await app.inject('/')).headers).toHaveProperty('x-frame-options')
  })

  it.each(['br', 'gzip', 'deflate', 'gzip, deflate, br, zstd', 'identity'])(
    'open for a browser that takes %s',
    async (encoding) => {
      for (const url of ['/', '/office/'])
        expect((await app.inject({ url, headers: { 'accept-encoding': encoding } })).statusCode).toBe(200)
    },
  )

  it('may run their own inline scripts and no other', async () => {
    const csp = String((await app.inject('/')).headers['content-security-policy'])
    expect(csp).toContain(`script-src 'self' ${hashSource(script)};`)
    expect(csp).toContain("frame-ancestors 'self'")
    expect(csp).not.toMatch(/script-src[^;]*unsafe/)
  })

  it.each([
    '/nothing',
    '/assets/nothing.js',
    '/lottery/',
    '/.env',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2foffice/index.html',
    '/%00',
    '/assets/main%00.js',
    '/assets/',
    '/assets',
    '/assets//main-BcD3fGh1.js',
    '/assets/%2e',
    '/a%5cb',
    `/${'x'.repeat(256)}`,
    `/${'x/'.repeat(2500)}x`,
    '/office/assets/',
    '/office/%00',
  ])('%s is 404', async (url) => {
    for (const encoding of ['identity', 'br'])
      expect((await app.inject({ url, headers: { 'accept-encoding': encoding } })).statusCode).toBe(404)
  })

  it.each([
    ['/a/main-BcD3fGh1.js', true],
    ['/a/font-a1_b2-C3.woff2', true],
    ['/index.html', false],
    ['/favicon.svg', false],
    ['/robots.txt', false],
  ])('%s unchanging: %s', (path, kept) => {
    expect(chooseCacheControl(path).includes('immutable')).toBe(kept)
  })
})
