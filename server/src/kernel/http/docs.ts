import type { AsyncApi } from '@moongate/contract/asyncapi'
import { renderDocsPage, type Told } from '@moongate/contract/docs-page'
import type { OpenApi } from '@moongate/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { makeOnce } from './make-once.ts'
import { hashSource } from './page-csp.ts'

const renderPage = (doc: OpenApi, told: Told) => {
  const { html, style } = renderDocsPage(doc, told)
  const csp = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, csp }
}

/** An API's document and its readable page with what is told beside it, at `base` below `/api`. Each is made when it is asked for first. */
export const serveDocs = (
  api: FastifyInstance,
  base: '' | '/office',
  readDoc: () => OpenApi,
  readTold: () => Told,
): void => {
  const readJson = makeOnce(() => JSON.stringify(readDoc()))
  const readPage = makeOnce(() => renderPage(readDoc(), readTold()))
  api.get(`${base}/openapi.json`, async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(readJson()),
  )
  api.get(`${base}/docs`, async (_, reply) => {
    const { html, csp } = readPage()
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', csp)
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** The document of pushes and events, of both APIs in one. */
export const serveAsyncApi = (api: FastifyInstance, readDoc: () => AsyncApi): void => {
  const readJson = makeOnce(() => JSON.stringify(readDoc()))
  api.get('/asyncapi.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(readJson()),
  )
}
