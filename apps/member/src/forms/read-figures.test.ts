import { expect, it } from 'vitest'
import { readFigures } from './read-figures.ts'

const read = (name: string, value: string) => {
  const form = new FormData()
  form.set(name, value)
  return readFigures(form, name)
}

it.each([
  ['phone', '１３９００１３８１２３', '13900138123'],
  ['phone', ' ๑๓๙๐๐๑๓๘๑๒๓ ', '13900138123'],
  ['qk_pwd', '１２３４５６', '123456'],
  ['old_qk_pwd', '๘๘๘๘๘๘', '888888'],
  ['code', '１２３　４５６', '123 456'],
  ['name', 'ａｌｉｃｅ', 'ａｌｉｃｅ'],
  ['password', 'Ｍoongate８８', 'Ｍoongate８８'],
])(
  'R5.4 R5.6 reads %s %s as %s: figures as every keyboard writes them, and what is no figure as it was typed',
  (name, typed, plain) => expect(read(name, typed)).toBe(plain),
)
