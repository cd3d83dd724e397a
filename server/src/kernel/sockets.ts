import net from 'node:net'
import type { Duplex } from 'node:stream'

/** Sockets of one pool or client, held so that those whose other end is silent can be ended all the same. */
export type Sockets = { open: () => net.Socket; cut: () => void }

/**
 * From now on what is written to a connection in one turn goes to the system in one piece: statements that do not wait for each other go
 * together. For one that is open: to connect gives a socket its own `write` back, and TLS puts a stream before it (decisions/0534).
 */
export const gatherWrites = (stream: Duplex): void => {
  const write = stream.write
  let gathering = false
  const end = (): void => {
    gathering = false
    stream.uncork()
  }
  const gather = (...what: Parameters<typeof write>): boolean => {
    if (!gathering) {
      gathering = true
      stream.cork()
      process.nextTick(end)
    }
    return write.apply(stream, what)
  }
  Object.assign(stream, { write: gather })
}

/** One that we have ended is destroyed after `close_ms` where the other end says nothing to that. */
export const createSockets = (close_ms: number): Sockets => {
  const held = new Set<net.Socket>()
  return {
    open: () => {
      const socket = new net.Socket()
      held.add(socket)
      socket.once('finish', () => void setTimeout(() => socket.destroy(), close_ms).unref())
      return socket.once('close', () => held.delete(socket))
    },
    cut: () => {
      for (const socket of held) socket.destroy()
    },
  }
}
