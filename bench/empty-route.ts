import Fastify from 'fastify'

/** What HTTP itself costs here: a route that does nothing, in a process of its own as the product has one. Its address goes to who forked it. */
const app = Fastify()
app.get('/', () => ({ status: 'success' }))
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(origin)
process.on('disconnect', () => process.exit(0))
