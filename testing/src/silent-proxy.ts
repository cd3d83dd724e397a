import net, { type AddressInfo } from 'node:net'
import { join } from 'node:path'

/** A way to a database that can fall silent: nothing is closed, nothing gets through. */
export type SilentProxy = {
  /** The database's address by this way. */
  url: string
  /** From now on every byte is lost, in both directions; who connects is accepted and hears nothing. */
  silence: () => void
  /** From now on what the database answers is lost; it is still asked. */
  deafen: () => void
  /** New connections get through again; those that lived through the silence never do, as behind a router that forgot them. */
  speak: () => void
  /** Connections that are open now, of those that went through it. */
  count: () => number
  close: () => Promise<void>
}

/** Where a PostgreSQL listens: its socket's path, or host and port. */
const findTarget = (url: URL): net.NetConnectOpts => {
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  const host = url.searchParams.get('host') ?? url.hostname
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
}

/** Stands between the product and the database of `database_url`. */
export const startSilentProxy = async (database_url: string): Promise<SilentProxy> => {
  const target = findTarget(new URL(database_url))
  const open = new Set<{ near: net.Socket; far: net.Socket; lost: boolean; deaf: boolean }>()
  let silent = false
  const server = net.createServer((near) => {
    const pair = { near, far: net.connect(target), lost: silent, deaf: false }
    open.add(pair)
    const pass = (from: net.Socket, to: net.Socket): void => {
      from.on('data', (bytes) => pair.lost || (pair.deaf && to === near) || to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        open.delete(pair)
        if (!pair.lost || from === near) to.destroy()
      })
    }
    pass(near, pair.far)
    pass(pair.far, near)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = new URL(database_url)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  url.search = ''
  return {
    url: url.href,
    silence: () => {
      silent = true
      for (const pair of open) pair.lost = true
    },
    deafen: () => {
      for (const pair of open) pair.deaf = true
    },
    speak: () => void (silent = false),
    count: () => open.size,
    close: async () => {
      for (const { near, far } of open) {
        near.destroy()
        far.destroy()
      }
      await new Promise((done) => server.close(done))
    },
  }
}
