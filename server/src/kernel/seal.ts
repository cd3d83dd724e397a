import { createCipheriv, createDecipheriv, scryptSync } from 'node:crypto'
import type { Rng } from './rng.ts'

/** Keeps a text in the database so that it can be read with `SECRET` alone, and only where it was put. */
export type Sealer = {
  /** `owner` names the row that the text belongs to, e.g. `staff 7`; it is asked for again by `open`. */
  seal: (text: string, owner: string) => string
  /** Throws SealError where the value was sealed with another key, for another owner, or was changed. */
  open: (sealed: string, owner: string) => string
}

/** One line that names the two keys, or what does not belong; never the text. */
export class SealError extends Error {
  override name = 'SealError'
}

// gcm1:<which key>:<nonce, tag and text>
const SHAPE = /^gcm1:([0-9a-f]{8}):([\w-]{38,})$/
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
// As slow to guess as the digest of `SECRET` beside it (decisions/0093).
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }

type Key = { id: string; key: Buffer }

/** Of each `SECRET` that this process was given: one. */
const stretched = new Map<string, Key>()

/** 32 bytes are the key, four more its name: these tell nothing of those. */
const stretchSecret = (secret: string | undefined): Key => {
  if (secret === undefined) throw new Error('SECRET is not set: nothing can be sealed or opened')
  const made = stretched.get(secret)
  if (made) return made
  const bytes = scryptSync(secret, 'moongate sealed values', 36, COST)
  const key = { key: bytes.subarray(0, 32), id: bytes.subarray(32).toString('hex') }
  stretched.set(secret, key)
  return key
}

/** Whether a value is a sealed one, by its shape. */
export const isSealed = (value: string): boolean => SHAPE.test(value)

/** Seals with AES-256-GCM and a key made of `secret`, made at the first use and once in a process: that takes a tenth of a second. */
export const createSealer = (secret: string | undefined, rng: Rng): Sealer => {
  const getKey = (): Key => stretchSecret(secret)
  return {
    seal: (text, owner) => {
      const { id, key } = getKey()
      const nonce = rng.bytes(NONCE)
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `gcm1:${id}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open: (sealed, owner) => {
      const [, id = '', data = ''] = SHAPE.exec(sealed) ?? []
      if (id === '') throw new SealError(`what is kept of ${owner} is not sealed`)
      if (id !== getKey().id)
        throw new SealError(
          `what is kept of ${owner} was sealed with key ${id}; the key of this SECRET is ${getKey().id}`,
        )
      return openBody(getKey().key, Buffer.from(data, 'base64url'), owner)
    },
  }
}

const openBody = (key: Buffer, data: Buffer, owner: string): string => {
  const cipher = createDecipheriv(CIPHER, key, data.subarray(0, NONCE), { authTagLength: TAG })
  cipher.setAAD(Buffer.from(owner)).setAuthTag(data.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([cipher.update(data.subarray(NONCE + TAG)), cipher.final()]).toString('utf8')
  } catch {
    throw new SealError(`what is kept of ${owner} was sealed for another row, or was changed`)
  }
}
