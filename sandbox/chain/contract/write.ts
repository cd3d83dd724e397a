import { writeFileSync } from 'node:fs'
import { compileUsdt } from './compile.ts'

writeFileSync(
  new URL('../src/usdt.json', import.meta.url),
  `${JSON.stringify({ bytecode: compileUsdt() }, undefined, 2)}\n`,
)
