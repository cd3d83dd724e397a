// @vitest-environment happy-dom
import { render, type } from '@moongate/testing/react'
import { act, useEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { forgetDrafts } from './drafts.ts'
import { useDraft } from './use-draft.ts'

let forget: () => void = () => {}

const Form = ({ of, first = '' }: { of: string; first?: string }) => {
  const { text, setText, dropText } = useDraft(of, first)
  useEffect(() => {
    forget = () => dropText(text)
  })
  return <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
}
const show = (of: string, first?: string) => {
  const view = render(<Form of={of} {...(first !== undefined && { first })} />)
  return { ...view, input: view.host.querySelector('input')! }
}

afterEach(() => {
  act(forget)
  document.body.replaceChildren()
})

it('what was typed and not sent is found again by whoever typed it, where they typed it', () => {
  const { input, unmount } = show('mia 7', 'Re: hello')
  expect(input.value).toBe('Re: hello')
  type(input, 'Re: hello, and')
  unmount()
  expect(show('mia 8', 'Re: other').input.value).toBe('Re: other')
  expect(show('leo 7', 'Re: hello').input.value).toBe('Re: hello')
  expect(show('mia 7', 'Re: hello').input.value).toBe('Re: hello, and')
})

it('what was begun outlives the page in its tab, and a cleared text stays cleared, until whoever wrote it leaves', () => {
  const { input, unmount } = show('mia 6', 'Re: hello')
  type(input, '')
  unmount()
  const left = { ...sessionStorage }
  sessionStorage.clear()
  const { input: elsewhere, unmount: close } = show('mia 6', 'Re: hello')
  expect(elsewhere.value).toBe('Re: hello')
  close()
  Object.assign(sessionStorage, left)
  sessionStorage.setItem('other', 'stays')
  const reloaded = show('mia 6', 'Re: hello')
  expect(reloaded.input.value).toBe('')
  reloaded.unmount()
  forgetDrafts()
  expect([show('mia 6', 'Re: hello').input.value, sessionStorage.getItem('other')]).toEqual(['Re: hello', 'stays'])
})

it('what was sent is forgotten wherever it is shown meanwhile, and what was typed since stays', () => {
  const { input, unmount } = show('mia 9')
  type(input, 'sent')
  const sent = forget
  unmount()
  const again = show('mia 9')
  expect(again.input.value).toBe('sent')
  act(sent)
  expect(again.input.value).toBe('')
  type(again.input, 'next')
  act(sent)
  expect(again.input.value).toBe('next')
})
