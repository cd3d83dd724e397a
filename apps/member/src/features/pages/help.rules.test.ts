import { describe, expect, it } from 'vitest'
import { findQuestions, HELP_STEPS, QUESTIONS } from './help.rules.ts'

const all = QUESTIONS.map((id) => ({
  id,
  question: `Question ${id}`,
  answer: id === 'draw_fee' ? 'Turnover' : 'Answer',
}))
const ids = (path: keyof typeof HELP_STEPS, typed: string) => findQuestions(all, path, typed).map(({ id }) => id)

describe('R9.3 the questions of a help page', () => {
  it.each(Object.keys(HELP_STEPS) as (keyof typeof HELP_STEPS)[])('%s has some of its own', (path) =>
    expect(ids(path, ' ').length).toBeGreaterThan(1),
  )
  it.each([
    ['a word of an answer, in any case', 'turnOVER', ['draw_fee']],
    ['a word of a question, on another page too', 'deposit_', ['deposit_time', 'deposit_own']],
    ['a word that none has', 'moon', []],
  ])('are found by %s', (_, typed, found) => expect(ids('/Guide', typed)).toEqual(found))
})
