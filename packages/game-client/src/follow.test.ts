import { expect, it } from 'vitest'
import { cutLines } from './follow.ts'

it.each([
  ['', [], ''],
  ['{"a":1}\n', ['{"a":1}'], ''],
  ['{"a":1}\n{"b"', ['{"a":1}'], '{"b"'],
  ['\n{}\n\n', ['{}'], ''],
])('R1.1 %j is cut into whole lines', (text, lines, rest) => expect(cutLines(text)).toEqual({ lines, rest }))
