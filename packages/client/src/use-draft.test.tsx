// @vitest-environment happy-dom
import { render, type } from '@moongate/testing/react'
import { act, useEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
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
