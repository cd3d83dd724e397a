import { type ClientRequest, request } from 'node:http'

/** One event as a browser has it. */
export type Told = { id: string; event: string; data: string }
export type Stream = { end: () => void; ended: Promise<void> }
type Wanted = { port: number; token: string; last?: string | undefined }

const readEvent = (block: string): Told | undefined => {
  const lines = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const [id, event, data] = [lines.get('id'), lines.get('event'), lines.get('data')]
  return id === undefined || event === undefined || data === undefined ? undefined : { id, event, data }
}

/** Opens a member's stream on a connection of its own; resolves once it is open. */
export const openStream = ({ port, token, last }: Wanted, on_event: (told: Told) => void): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(last !== undefined && { 'last-event-id': last }) }
    const asked: ClientRequest = request({ host: '127.0.0.1', port, path: '/api/events', headers, agent: false })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      let open = true
      let rest = ''
      const ended = new Promise<void>((done) => answer.once('close', done))
      answer.on('error', () => {})
      answer.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const told = open ? readEvent(block) : undefined
          if (told) on_event(told)
        }
      })
      if (answer.statusCode !== 200) return reject(new Error(`the stream was answered ${answer.statusCode}`))
      const end = (): void => {
        open = false
        asked.destroy()
      }
      resolve({ end, ended })
    })
    asked.end()
  })
