// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { click, render } from '@moongate/testing/react'
import { loadTexts, t } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { RowButton } from './row-button.tsx'

beforeAll(loadTexts)

it('R6.6 a step of two people that is somebody else’s says so to whom it is not, and does nothing', () => {
  const pressed: string[] = []
  const show = (why?: string) => {
    const { host, unmount } = render(
      <OfficeProvider>
        <RowButton label="Approve" about="A1" why={why} onClick={() => pressed.push(why ?? 'free')} />
      </OfficeProvider>,
    )
    const [button] = host.querySelectorAll('button')
    if (button) click(button)
    const told = ['aria-disabled', 'aria-label'].map((name) => button?.getAttribute(name))
    unmount()
    return told
  }
  expect(show()).toEqual([null, 'Approve · A1'])
  expect(show(t('own_step'))).toEqual(['true', `Approve · A1: ${t('own_step')}`])
  expect(pressed).toEqual(['free'])
})
