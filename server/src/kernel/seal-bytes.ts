import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Rng } from './rng.ts'
import { SealError } from './seal.ts'

const CIPHER = 'aes-256-gcm'
const KEY = 32
const NONCE = 12
const TAG = 16

/** A key of its own for one large thing, as text: it is sealed by `Sealer`, so that a new SECRET seals this key anew and leaves the thing as it is. */
export const makeDataKey = (rng: Rng): string => Buffer.from(rng.bytes(KEY)).toString('base64url')

const readKey = (key: string): Buffer => Buffer.from(key, 'base64url')

/** Seals bytes: nonce, tag, what is hidden. `owner` names the row that they belong to and is asked for again by `openBytes`. */
export const sealBytes = (key: string, bytes: Uint8Array, owner: string, rng: Rng): Uint8Array => {
  const nonce = rng.bytes(NONCE)
  const cipher = createCipheriv(CIPHER, readKey(key), nonce, { authTagLength: TAG }).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Throws SealError where the bytes were sealed with another key, for another owner, or were changed. */
export const openBytes = (key: string, sealed: Uint8Array, owner: string): Uint8Array => {
  const data = Buffer.from(sealed)
  try {
    const decipher = createDecipheriv(CIPHER, readKey(key), data.subarray(0, NONCE), { authTagLength: TAG })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(data.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(data.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    throw new SealError(`what is kept of ${owner} was sealed with another key, for another row, or was changed`)
  }
}
