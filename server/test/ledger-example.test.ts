import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const file = (name: string): string => fileURLToPath(new URL(`../../docs/money/${name}`, import.meta.url))

it('the example of the money guide prints what is committed beside it', () => {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', file('one-yuan.ts')], { encoding: 'utf8' })
  expect(printed).toBe(readFileSync(file('one-yuan.txt'), 'utf8'))
})
