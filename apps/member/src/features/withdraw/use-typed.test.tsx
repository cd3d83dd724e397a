// @vitest-environment happy-dom
import { render, type } from '@moongate/testing/react'
import { beforeEach, expect, it } from 'vitest'
import { useTyped } from './use-typed.ts'

const Form = () => {
  const { typed, setTyped } = useTyped('alice', [{ id: 7 }, { id: 8 }])
  return (
    <>
      <input value={typed.amount} onChange={({ target }) => setTyped({ amount: target.value })} />
      <textarea value={typed.remark} onChange={({ target }) => setTyped({ remark: target.value })} />
    </>
  )
}
const show = () => {
  const { find, unmount } = render(<Form />)
  const [amount, remark] = [find<HTMLInputElement>('input'), find<HTMLTextAreaElement>('textarea')]
  return { amount, remark, unmount, texts: () => [amount.value, remark.value] }
}

beforeEach(() => localStorage.clear())

it('what was typed into a withdrawal is found again after a reload', () => {
  const { amount, remark, unmount } = show()
  type(amount, '500')
  type(remark, 'rent')
  unmount()
  expect(show().texts()).toEqual(['500', 'rent'])
})

it('what was cleared of a withdrawal stays cleared after a reload', () => {
  const { amount, remark, unmount } = show()
  type(amount, '5')
  type(remark, 'r')
  type(remark, '')
  type(amount, '')
  unmount()
  expect(show().texts()).toEqual(['', ''])
})
