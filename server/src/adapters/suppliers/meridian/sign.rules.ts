import { createHmac } from 'node:crypto'

/** What a call is signed over: its time and nonce, its path, and the body as it is sent. */
export type Signed = { timestamp: string; nonce: string; path: string; body: string }

export const signCall = (secret: string, { timestamp, nonce, path, body }: Signed): string =>
  createHmac('sha256', secret).update([timestamp, nonce, path, body].join('\n')).digest('hex')
