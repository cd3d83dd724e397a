import { describe, expect, it } from 'vitest'
import type { Screened } from '../../modules/papers/screening.port.ts'
import { createSandboxScreening, readAnswer } from './sandbox.ts'

const strange: Screened = { outcome: 'unknown', error: 'the list of sanctions answered something else' }

describe('R6.2 what a list of sanctions answers', () => {
  it.each<[string, Screened]>([
    ['{"found":false}', { outcome: 'clear' }],
    ['{"found":true,"list":"L","name":"N"}', { outcome: 'hit', entry: 'L: N' }],
    ['{"found":false,"underage":{"list":"L","age":16}}', { outcome: 'underage', entry: 'L: 16' }],
    ['{"found":false,"underage":{"list":"L"}}', strange],
    ['{"found":false,"underage":true}', strange],
    ['{"found":true}', strange],
    ['{"found":0}', strange],
    ['{}', strange],
    ['null', strange],
    ['', strange],
    ['<html>', strange],
  ])('%s', (text, screened) => expect(readAnswer(text)).toEqual(screened))

  it.each<[string, number, Screened['outcome']]>([
    ['王丽丽', 18, 'clear'],
    ['张三丰', 18, 'hit'],
    ['林小小', 18, 'underage'],
    ['Young Person', 20, 'clear'],
    ['Young Person', 21, 'underage'],
    ['Nobody Answers', 18, 'unknown'],
    ['No Json', 18, 'unknown'],
  ])('of %s the sandbox answers where %i is asked for: %s', async (realname, min_age, outcome) =>
    expect(await createSandboxScreening().screen({ realname, birth_on: null, min_age })).toMatchObject({ outcome }),
  )
})
