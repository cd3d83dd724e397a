import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { drawBalls, jzssc, plainHash, type Proof, toHex, writeProofFormula, writeProofScript } from './index.ts'

const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const make = (name: string, issue: string, entropy?: string): Proof => {
  const seed = plainHash.sha256(text(name))
  return {
    issue,
    entropy,
    seed: toHex(seed),
    commitment: toHex(plainHash.sha256(seed)),
    balls: drawBalls(plainHash, jzssc, { issue, entropy }, seed),
  }
}
const run = (proof: Proof): string[] =>
  execFileSync(process.execPath, ['-e', writeProofScript(jzssc, proof)], { encoding: 'utf8' })
    .trim()
    .split('\n')

describe('R1.1 the script that proves a draw without the page', () => {
  it.each<[string, string, string | undefined]>([
    ['alpha', '20261121-0001', undefined],
    ['delta', '20260228-0731', '00ff'],
    ['omega', '20251231-1440', 'e3b0c442'],
  ])('run by node it finds the balls of %s %s with entropy %s', (name, issue, entropy) => {
    const proof = make(name, issue, entropy)
    expect(run(proof)).toEqual(['promise kept', proof.balls.join(' ')])
  })

  it('says so when the seed is not the one that was promised', () => {
    const proof = make('alpha', '20261121-0001')
    expect(run({ ...proof, commitment: make('beta', '20261121-0001').commitment })[0]).toBe('promise broken')
  })

  it('has ten lines, and the formula names the very text that is hashed', () => {
    const proof = make('alpha', '20261121-0001')
    expect(writeProofScript(jzssc, proof).trimEnd().split('\n').length).toBe(10)
    expect(writeProofFormula(jzssc, proof)).toContain('"JZ|jzssc|20261121-0001|n"')
  })
})
