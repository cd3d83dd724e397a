import { describe, expect, it } from 'vitest'
import type { Screened } from '../../modules/papers/screening.port.ts'
import { createSandboxScreening, readAnswer } from './sandbox.ts'

const strange: Screened = { outcome: 'unknown', error: 'the list of sanctions answered something else' }

describe('R6.2 what a list of sanctions answers', () => {
  it.each<[string, Screened]>([
    ['{"found":false}', { outcome: 'clear' }],
    ['{"found":true,"list":"L","name":"N"}', { outcome: 'hit', entry: 'L: N' }],
    ['{"found":true}', strange],
    ['{"found":0}', strange],
    ['{}', strange],
    ['null', strange],
    ['', strange],
    ['<html>', strange],
  ])('%s', (text, screened) => expect(readAnswer(text)).toEqual(screened))

  it.each<[string, Screened['outcome']]>([
    ['王丽丽', 'clear'],
    ['张三丰', 'hit'],
    ['Nobody Answers', 'unknown'],
    ['No Json', 'unknown'],
  ])('of %s the sandbox answers %s', async (realname, outcome) =>
    expect(await createSandboxScreening().screen({ realname, birth_on: null })).toMatchObject({ outcome }),
  )
})
