import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { hashInlineScripts, buildPageCsp } from './security.ts'

/** A built front end: the address it stands at (`/`, `/office/`) and its folder. */
export type BuiltApp = { prefix: string; dir: string }

const HASHED = /-[A-Za-z0-9_-]{8,}\.[a-z0-9.]+$/

/** A file named after its content never changes; everything else is asked for anew each time. */
export const chooseCacheControl = (path: string): string =>
  HASHED.test(path) && !path.endsWith('.html') ? 'public, max-age=31536000, immutable' : 'no-cache'

const buildAppCsp = (dir: string): string => {
  const page = join(dir, 'index.html')
  return buildPageCsp(existsSync(page) ? hashInlineScripts(readFileSync(page, 'utf8')) : [])
}

const serve = async (app: FastifyInstance, { prefix, dir }: BuiltApp): Promise<void> => {
  const csp = buildAppCsp(dir)
  app.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', csp))
  await app.register(fastifyStatic, {
    root: dir,
    prefix,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (response, path) =>
      void response.header('cache-control', chooseCacheControl(path.replace(/\.(br|gz)$/, ''))),
  })
  // Not the plugin's own index: for a folder it answers 404 when the asked encoding was not built.
  app.get(prefix, (_, reply) =>
    existsSync(join(dir, 'index.html')) ? reply.sendFile('index.html') : reply.callNotFound(),
  )
  if (prefix !== '/') app.get(prefix.slice(0, -1), async (_, reply) => reply.redirect(prefix, 301))
}

/** Serves the built front ends, compressed as they were built. One that was not built answers 404. */
export const serveApps = async (app: FastifyInstance, apps: readonly BuiltApp[]): Promise<void> => {
  for (const built of apps) if (existsSync(built.dir)) await app.register(async (scope) => serve(scope, built))
}
