import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** Numbers, bytes, texts and maps in CBOR, as far as an authenticator needs it. */
const encodeHead = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
type Value = number | string | Buffer | Map<number | string, Value>
const encode = (value: Value): Buffer => {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value])
  return Buffer.concat([encodeHead(5, value.size), ...Array.from(value).flatMap((pair) => pair.map(encode))])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const readCoseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return encode(
    new Map<number, Value>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, left],
      [-3, right],
    ]),
  )
}

export type Authenticator = {
  /** Answers the options of a new passkey, as JSON text. */
  make: (options: string) => string
  /** Answers the options of a login; `verified: false` where its owner was not asked. */
  sign: (options: string, how?: { origin?: string; verified?: false; counter?: number }) => string
}

/** A passkey in software: one key pair for one page, ES256, without attestation. */
export const createAuthenticator = (origin: string): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const raw = randomBytes(16)
  const id = raw.toString('base64url')
  let uses = 0
  const data = (flags: number, counter: number, more = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more])
  }
  const describe = (type: string, options: string, from = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin: from, crossOrigin: false }))
  const answer = (response: object): string =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  return {
    make: (options) => {
      const head = Buffer.concat([Buffer.alloc(16), Buffer.from([0, raw.length]), raw])
      const auth = data(PRESENT | VERIFIED | HAS_KEY, 0, Buffer.concat([head, readCoseKey(publicKey)]))
      const made = new Map<string, Value>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', auth],
      ])
      return answer({
        clientDataJSON: describe('webauthn.create', options).toString('base64url'),
        attestationObject: encode(made).toString('base64url'),
        transports: ['internal'],
      })
    },
    sign: (options, { origin: from, verified, counter = ++uses } = {}) => {
      const auth = data(verified === false ? PRESENT : PRESENT | VERIFIED, counter)
      const client = describe('webauthn.get', options, from)
      const signature = createSign('sha256')
        .update(Buffer.concat([auth, sha256(client)]))
        .sign(privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: auth.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
