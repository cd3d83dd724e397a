import type { Balls, Game } from './game.ts'

/** SHA-256 and HMAC-SHA-256. The server passes node:crypto, a browser `plainHash`; both give the same bytes. */
export type HashPort = {
  sha256: (data: Uint8Array) => Uint8Array
  hmacSha256: (key: Uint8Array, data: Uint8Array) => Uint8Array
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** 64 lower-case hexadecimal digits → 32 bytes; anything else → `undefined`. */
export const fromHex = (text: string): Uint8Array | undefined => {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16))
}

/** The chain walked backwards: SHA-256 applied `steps` times. s_i = walk(s_N, N - i); the commitment of draw i is walk(s_i, 1). */
export const walk = (hash: HashPort, seed: Uint8Array, steps: number): Uint8Array => {
  let link = seed
  for (let step = 0; step < steps; step += 1) link = hash.sha256(link)
  return link
}

/** What is drawn. `entropy` is a value fixed after the close, which the operator could not know before; absent where none is used. */
export type DrawKey = { readonly issue: string; readonly entropy?: string | undefined }

/**
 * The outcome of a draw: the bytes of HMAC(seed, `JZ|game|issue|counter`), counter 0, 1, 2 …, one ball for each byte kept.
 * With entropy the text is `JZ|game|issue|entropy|counter`. A byte that would favour low digits is dropped (≥ 250 for ten).
 */
export const drawBalls = (
  hash: HashPort,
  game: Pick<Game, 'code' | 'positions' | 'base'>,
  key: DrawKey,
  seed: Uint8Array,
): number[] => {
  const parts = ['JZ', game.code, key.issue, ...(key.entropy === undefined ? [] : [key.entropy])]
  if (parts.some((part) => part === '' || part.includes('|')))
    throw new RangeError('a part of the draw text is empty or holds |')
  const limit = 256 - (256 % game.base)
  const balls: number[] = []
  for (let counter = 0; balls.length < game.positions.length; counter += 1) {
    const bytes = hash.hmacSha256(seed, new TextEncoder().encode([...parts, counter].join('|')))
    for (const byte of bytes) if (byte < limit && balls.length < game.positions.length) balls.push(byte % game.base)
  }
  return balls
}

export type Proof = DrawKey & { readonly seed: string; readonly commitment: string; readonly balls: Balls }
export type Finding = 'genuine' | 'seed_malformed' | 'commitment_mismatch' | 'outcome_mismatch'

/** Checks a published draw by anyone: the seed hashes to what was promised before, and yields these very balls. */
export const verifyDraw = (hash: HashPort, game: Pick<Game, 'code' | 'positions' | 'base'>, proof: Proof): Finding => {
  const seed = fromHex(proof.seed)
  if (!seed) return 'seed_malformed'
  if (toHex(hash.sha256(seed)) !== proof.commitment) return 'commitment_mismatch'
  return drawBalls(hash, game, proof, seed).join() === proof.balls.join() ? 'genuine' : 'outcome_mismatch'
}
