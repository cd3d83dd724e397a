import Fastify from 'fastify'
import type { Copied } from './api-empty.ts'

/**
 * What HTTP itself costs here, in a process of its own as the product has one: a route that does nothing, and one that gives a copied
 * answer of the product, its head and its bytes, with nothing done for it. Its address goes to who forked it.
 */
const app = Fastify()
let copied: Copied = { headers: {}, body: '' }
app.get('/', () => ({ status: 'success' }))
app.route({
  method: ['GET', 'POST'],
  url: '/copy',
  handler: (_, reply) => reply.headers(copied.headers).send(copied.body),
})
process.on('message', (copy: Copied) => {
  copied = copy
  process.send?.('copied')
})
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(origin)
process.on('disconnect', () => process.exit(0))
