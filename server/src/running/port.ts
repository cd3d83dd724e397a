import net from 'node:net'
import { OperatorError } from './operator-error.ts'

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `port ${port} is used by another program; stop that one or set another PORT`,
  EACCES: (_, port) => `port ${port} needs more rights than this user has; set a PORT above 1023`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine; set HOST to 127.0.0.1 or 0.0.0.0`,
  ENOTFOUND: (host) => `HOST ${host} is not known; set HOST to 127.0.0.1 or 0.0.0.0`,
}

const explainProblem = (host: string, port: number): Promise<NodeJS.ErrnoException | undefined> => {
  return new Promise((tell) => {
    const server = net.createServer()
    server.once('error', (error) => tell(error))
    server.listen(port, host, () => server.close(() => tell(undefined)))
  })
}

/** Throws one line unless the port can be listened on. */
export const checkPort = async (host: string, port: number): Promise<void> => {
  const error = await explainProblem(host, port)
  if (!error) return
  const reason = reasons[error.code ?? '']
  throw new OperatorError(
    reason ? reason(host, port) : `cannot listen on ${host} port ${port} (${error.code}); set another HOST or PORT`,
  )
}

/** The address people open: the loopback address by its name, IPv6 in brackets. */
export const buildSiteUrl = (host: string, port: number): string => {
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
