// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { render } from '@moongate/testing/react'
import { Steps } from './steps.tsx'

const Wizard = ({ at }: { at: number }) => (
  <>
    <Steps steps={['account', 'transfer', 'done']} at={at} label="deposit" done="passed" />
    {at === 0 && <button>next</button>}
    <input />
  </>
)

it('gives the focus to the step that begins where what was pressed goes with the one before', () => {
  const { find, rerender } = render(<Wizard at={0} />)
  act(() => find('button').focus())
  rerender(<Wizard at={1} />)
  expect(document.activeElement?.textContent).toContain('transfer')
})

it('leaves the focus where it is otherwise, and where the wizard only appears', () => {
  const { find, rerender } = render(<Wizard at={1} />)
  expect(document.activeElement).toBe(document.body)
  act(() => find('input').focus())
  rerender(<Wizard at={2} />)
  expect(document.activeElement).toBe(find('input'))
})
