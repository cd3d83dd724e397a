import { randomBytes } from 'node:crypto'

/** A source of 32-bit words, and what was drawn from it. */
export type Words = { next: () => number; list: () => Buffer }

const WORD_BYTES = 4

/** Words of the cryptographic source; each one is kept, since the round can be played again from them alone. */
export const drawWords = (): Words => {
  const drawn: Buffer[] = []
  const next = (): number => {
    const word = randomBytes(WORD_BYTES)
    drawn.push(word)
    return word.readUInt32LE()
  }
  return { next, list: () => Buffer.concat(drawn) }
}

/** Words that were kept, in their order; to ask for more than there are is an error. */
export const replayWords = (kept: Buffer): (() => number) => {
  let at = -WORD_BYTES
  return () => kept.readUInt32LE((at += WORD_BYTES))
}
