import net, { type AddressInfo } from 'node:net'

/**
 * A way to a database on this machine that takes `ms` in each direction, as one to another machine does; in a process of its own. Its
 * port goes to who forked it.
 */
const [path = '', ms = '0'] = process.argv.slice(2)

const pass = (from: net.Socket, to: net.Socket): void => {
  from.on('data', (bytes) => setTimeout(() => to.write(bytes), Number(ms)))
  from.on('error', () => undefined)
  from.on('close', () => to.destroy())
}

const server = net.createServer({ noDelay: true }, (near) => {
  const far = net.connect(path)
  pass(near, far)
  pass(far, near)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
