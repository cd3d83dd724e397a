import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFrontEnds } from '../src/front-ends.ts'
import type { Config } from '../src/kernel/config.ts'
import { serveApps } from '../src/kernel/http/statics.ts'

let built: string
beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'moongate-front-ends-'))
  writeFileSync(join(built, 'index.html'), '<!doctype html><title>built</title>')
})
afterAll(() => rmSync(built, { recursive: true }))

/** Every front end as if it were built, whatever is built here. */
const ask = async (node_env: Config['node_env']) => {
  const app = Fastify()
  await serveApps(
    app,
    listFrontEnds({ node_env }).map((one) => ({ ...one, dir: built })),
  )
  const urls = ['/', '/agent/', '/lottery/', '/office/', '/gallery/', '/gallery/index.html', '/gallery']
  const answers = await Promise.all(urls.map(async (url) => (await app.inject(url)).statusCode))
  await app.close()
  return answers
}

it('the gallery is there for those who build', async () =>
  expect(await ask('development')).toEqual([200, 200, 200, 200, 200, 200, 301]))

it('the gallery is not for the public of production', async () =>
  expect(await ask('production')).toEqual([200, 200, 200, 200, 404, 404, 404]))
