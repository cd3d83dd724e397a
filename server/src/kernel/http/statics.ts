import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { listLineSources } from './line.ts'
import { hashInlineScripts, buildPageCsp } from './page-csp.ts'
import { shareAnswer } from './share.ts'
import { setFileHeaders } from './static-headers.ts'

/** A built front end: the address it stands at (`/`, `/office/`) and its folder. `for_all`: pages of every site may show its files. `tests_lines`: its pages ask the site's lines whether they are there. */
export type BuiltApp = { prefix: string; dir: string; for_all?: true; tests_lines?: true }
/** The addresses of the site's lines, for the pages that test them. */
export type FindLines = () => Promise<readonly string[]>

const readScriptHashes = (dir: string): string[] => {
  const page = join(dir, 'index.html')
  return existsSync(page) ? hashInlineScripts(readFileSync(page, 'utf8')) : []
}

/** How long lines are taken for what they were. */
const LINES_MS = 30_000

/** The policy of an app's pages. A database that is away leaves the page, and lets it ask its own server alone. */
const createPolicy = ({ dir, tests_lines }: BuiltApp, find: FindLines): (() => Promise<string>) => {
  const hashes = readScriptHashes(dir)
  if (!tests_lines) return async () => buildPageCsp(hashes)
  const read = shareAnswer(find, LINES_MS)
  return async () => buildPageCsp(hashes, listLineSources(await read().catch(() => [])))
}

const serve = async (app: FastifyInstance, built: BuiltApp, find: FindLines): Promise<void> => {
  const { prefix, dir, for_all } = built
  const readPolicy = createPolicy(built, find)
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', await readPolicy())
    if (for_all) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  // An address that can be no file (NUL, a folder, a name too long for the disk) is one that does not exist.
  app.setErrorHandler((error: { statusCode?: number }, _, reply) => {
    if (error.statusCode === undefined || error.statusCode >= 500) throw error
    return reply.callNotFound()
  })
  await app.register(fastifyStatic, {
    root: dir,
    prefix,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (reply, path) => setFileHeaders(reply, path.replace(/\.(br|gz)$/, '')),
  })
  // Not the plugin's own index: for a folder it answers 404 when the asked encoding was not built.
  app.get(prefix, (_, reply) =>
    existsSync(join(dir, 'index.html')) ? reply.sendFile('index.html') : reply.callNotFound(),
  )
  if (prefix !== '/') app.get(prefix.slice(0, -1), async (_, reply) => reply.redirect(prefix, 301))
}

/** Serves the built front ends, compressed as they were built. One that was not built answers 404. */
export const serveApps = async (
  app: FastifyInstance,
  apps: readonly BuiltApp[],
  find: FindLines = async () => [],
): Promise<void> => {
  for (const built of apps) if (existsSync(built.dir)) await app.register(async (scope) => serve(scope, built, find))
}
