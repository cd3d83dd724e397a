import { renderDocsPage } from '@moongate/contract/docs-page'
import type { OpenApi } from '@moongate/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { hashSource } from './security.ts'

/** An API's document and its readable page at `base` below `/api`. Both are made once, at start. */
export const serveDocs = (api: FastifyInstance, base: '' | '/office', doc: OpenApi): void => {
  const json = JSON.stringify(doc)
  const { html, style } = renderDocsPage(doc)
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
