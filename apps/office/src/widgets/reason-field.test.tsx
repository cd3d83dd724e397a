// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { click, render, type } from '@moongate/testing/react'
import { loadTexts, t } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { findReasonFault, useReason } from './reason-field.tsx'

beforeAll(loadTexts)
afterEach(() => document.body.replaceChildren())

it.each([
  ['', false],
  [' a ', false],
  ['ab', true],
  ['x'.repeat(300), true],
  ['x'.repeat(301), false],
])('R4.21 a reason of %j is enough: %s', (typed, enough) => expect(findReasonFault(typed) === null).toBe(enough))

describe('R4.21 a form that keeps its other fields itself', () => {
  const sent: string[] = []
  afterEach(() => sent.splice(0))

  const Form = ({ is_ready }: { is_ready: boolean }) => {
    const { reason, guard, field } = useReason()
    return (
      <form noValidate onSubmit={guard(is_ready, async () => void sent.push(reason))}>
        {field}
        <button type="submit">go</button>
      </form>
    )
  }
  const open = (is_ready: boolean) =>
    render(
      <OfficeProvider>
        <Form is_ready={is_ready} />
      </OfficeProvider>,
    )
  const press = async (find: (selector: string) => HTMLElement) => {
    click(find('button[type=submit]'))
    await act(() => new Promise((done) => setTimeout(done, 0)))
  }
  const readFault = () => document.querySelector('.mantine-InputWrapper-error')?.textContent

  it('says nothing before the press, what is missing after it, and sends what is whole', async () => {
    const { find } = open(true)
    expect(readFault()).toBeUndefined()
    await press(find)
    expect([sent, readFault()]).toEqual([[], t('form.reason', { min: 2 })])
    type(find('textarea'), ' too high ')
    await press(find)
    expect([sent, readFault()]).toEqual([['too high'], undefined])
  })

  it('sends nothing while its other fields are not whole', async () => {
    const { find } = open(false)
    type(find('textarea'), 'too high')
    await press(find)
    expect(sent).toEqual([])
  })
})
