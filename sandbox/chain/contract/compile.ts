import { readFileSync } from 'node:fs'
import solc from 'solc'
import { z } from 'zod'

const output = z.object({
  contracts: z.object({
    'Usdt.sol': z.object({ Usdt: z.object({ evm: z.object({ bytecode: z.object({ object: z.string() }) }) }) }),
  }),
})

/** The bytecode of the contract that stands beside this file, as the compiler makes it now. */
export const compileUsdt = (): string => {
  const content = readFileSync(new URL('Usdt.sol', import.meta.url), 'utf8')
  const settings = {
    optimizer: { enabled: true, runs: 200 },
    evmVersion: 'shanghai',
    // Or the bytecode would end with a fingerprint of everything, blanks included.
    metadata: { appendCBOR: false, bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  }
  const asked = { language: 'Solidity', sources: { 'Usdt.sol': { content } }, settings }
  return `0x${output.parse(JSON.parse(solc.compile(JSON.stringify(asked)))).contracts['Usdt.sol'].Usdt.evm.bytecode.object}`
}
