import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { computeGroundMs, computeRestMs, computeStartMs, FALL_MS } from './fall.rules.ts'

const css = readFileSync(new URL('./ball.module.css', import.meta.url), 'utf8')

it.each([
  [0, 0],
  [1, 420],
  [5, 1140],
])('R1.1 %s balls lie still after %s ms: the last one too', (count, ms) => expect(computeRestMs(count)).toBe(ms))

it('a ball touches the ground where its animation does, while it is still falling', () => {
  const [, ground] = /^ {4}(\d+)% \{\n {6}opacity: 1;\n {6}transform: translateY\(0\)/m.exec(css) ?? []
  expect(computeGroundMs(2)).toBe(computeStartMs(2) + (FALL_MS * Number(ground)) / 100)
})
