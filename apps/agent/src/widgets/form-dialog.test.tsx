// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { click, render, type } from '@moongate/testing/react'
import { loadTexts, t } from '../text.ts'
import { FormDialog } from './form-dialog.tsx'

beforeAll(loadTexts)

const show = () => {
  const told: string[] = []
  const view = render(
    <FormDialog title="Add" close={() => told.push('closed')}>
      <input />
    </FormDialog>,
  )
  const escape = () => act(() => void view.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
  return { ...view, told, escape }
}

it('R3.20 a form closes by Escape while nothing was typed in it', () => {
  const { told, escape } = show()
  escape()
  expect(told).toEqual(['closed'])
})

it('R3.20 a form asks before what was typed in it is lost', () => {
  const { told, escape, find, findButton } = show()
  type(find<HTMLInputElement>('input'), 'dora')
  escape()
  expect([told, find('[role=alertdialog]').textContent.includes(t('leave.text'))]).toEqual([[], true])
  click(findButton(t('leave.no')))
  expect([told, document.querySelector('[role=alertdialog]')]).toEqual([[], null])
  escape()
  click(findButton(t('leave.yes')))
  expect(told).toEqual(['closed'])
})
