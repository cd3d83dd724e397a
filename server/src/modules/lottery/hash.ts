import { createHmac, hash } from 'node:crypto'
import type { HashPort } from '@moongate/lottery'

/** The platform's own hashes, for drawing. */
export const nodeHash: HashPort = {
  sha256: (data) => new Uint8Array(hash('sha256', data, 'buffer')),
  hmacSha256: (key, data) => new Uint8Array(createHmac('sha256', key).update(data).digest()),
}
