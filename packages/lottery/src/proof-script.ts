import type { Proof } from './fair-draw.ts'
import type { Game } from './game.ts'

type Rolled = Pick<Game, 'code' | 'positions' | 'base'>

const joinParts = (game: Rolled, { issue, entropy }: Pick<Proof, 'issue' | 'entropy'>): string =>
  ['JZ', game.code, issue, ...(entropy === undefined ? [] : [entropy])].join('|')

/** How the balls of a draw come from its seed, as a formula with the draw's own values (decisions/0050). */
export const writeProofFormula = (game: Rolled, proof: Pick<Proof, 'issue' | 'entropy'>): string =>
  `SHA-256(seed) = commitment
byte 0, 1, 2 … = HMAC-SHA-256(seed, "${joinParts(game, proof)}|n")  n = 0, 1, 2 …
ball = byte mod ${game.base}  (byte < ${256 - (256 % game.base)})`

/**
 * Ten lines for `node`, with nothing else: they print whether the seed is the one that was promised, and the balls it yields.
 * Written anew, not from the code of this package, so that whoever runs them believes neither the page nor us.
 */
export const writeProofScript = (game: Rolled, proof: Omit<Proof, 'balls'>): string =>
  `const { createHash, createHmac } = require('node:crypto')
const commitment = '${proof.commitment}'
const seed = Buffer.from('${proof.seed}', 'hex')
const balls = []
for (let n = 0; balls.length < ${game.positions.length}; n++) {
  const bytes = createHmac('sha256', seed).update('${joinParts(game, proof)}|' + n).digest()
  for (const byte of bytes) if (byte < ${256 - (256 % game.base)} && balls.length < ${game.positions.length}) balls.push(byte % ${game.base})
}
console.log(createHash('sha256').update(seed).digest('hex') === commitment ? 'promise kept' : 'promise broken')
console.log(balls.join(' '))
`
