import type { AsyncApi } from '@moongate/contract/asyncapi'
import { renderDocsPage, type Told } from '@moongate/contract/docs-page'
import type { OpenApi } from '@moongate/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { hashSource } from './page-csp.ts'

/** An API's document and its readable page with what is told beside it, at `base` below `/api`. Both are made once, at start. */
export const serveDocs = (api: FastifyInstance, base: '' | '/office', doc: OpenApi, told: Told): void => {
  const json = JSON.stringify(doc)
  const { html, style } = renderDocsPage(doc, told)
  const csp = `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  api.get(`${base}/openapi.json`, async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json),
  )
  api.get(`${base}/docs`, async (_, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', csp)
      .type('text/html; charset=utf-8')
      .send(html),
  )
}

/** The document of pushes and events, of both APIs in one. */
export const serveAsyncApi = (api: FastifyInstance, doc: AsyncApi): void => {
  const json = JSON.stringify(doc)
  api.get('/asyncapi.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json),
  )
}
