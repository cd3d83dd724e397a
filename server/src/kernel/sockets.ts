import net from 'node:net'

/** Sockets of one pool or client, held so that those whose other end is silent can be ended all the same. */
export type Sockets = { open: () => net.Socket; cut: () => void }

/** A socket that gives the system what is written to it in one turn in one piece: statements that do not wait for each other go together. */
const createSocket = (): net.Socket => {
  const socket = new net.Socket()
  const write = socket.write
  let gathering = false
  const end = (): void => {
    gathering = false
    socket.uncork()
  }
  const gather = (...what: Parameters<typeof write>): boolean => {
    if (!gathering) {
      gathering = true
      socket.cork()
      process.nextTick(end)
    }
    return write.apply(socket, what)
  }
  return Object.assign(socket, { write: gather })
}

/** One that we have ended is destroyed after `close_ms` where the other end says nothing to that. */
export const createSockets = (close_ms: number): Sockets => {
  const held = new Set<net.Socket>()
  return {
    open: () => {
      const socket = createSocket()
      held.add(socket)
      socket.once('finish', () => void setTimeout(() => socket.destroy(), close_ms).unref())
      return socket.once('close', () => held.delete(socket))
    },
    cut: () => {
      for (const socket of held) socket.destroy()
    },
  }
}
