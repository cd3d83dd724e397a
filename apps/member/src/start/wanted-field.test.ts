// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { enterWantedField } from './wanted-field.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<main id="main"><input type="hidden" name="key"><input name="phone"><input name="email"></main>'
})
const focused = () => document.activeElement?.getAttribute('name')

it.each([
  ['the named input', '#/Member/Center?focus=email', 'email'],
  ['the first one that can be filled in', '#/Member/Deposit?focus=first', 'phone'],
  ['nothing without a name', '#/Member/Center', null],
  ['nothing by a name that is none', '#/Member/Center?focus=a],b[', null],
])('gives the focus to %s', (_, hash, name) => {
  location.hash = hash
  enterWantedField()
  expect(focused()).toBe(name)
})

it('waits for an input that is drawn later', async () => {
  location.hash = '#/Member/BindBank?focus=bank_type'
  enterWantedField()
  document.body.insertAdjacentHTML('beforeend', '<dialog open><select name="bank_type"></select></dialog>')
  await expect.poll(focused).toBe('bank_type')
})
