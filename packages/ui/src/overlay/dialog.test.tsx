// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { click, render } from '@moongate/testing/react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { holdBack, leaveTopDialog } from './hold-back.ts'

afterEach(() => document.body.replaceChildren())

const Page = ({ close }: { close?: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rules" close={close}>
        Text
      </Dialog>
    </>
  )
}

const escape = (dialog: HTMLElement) => act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))

it('opens as a modal with a name, closes by Esc and gives focus back to its opener', () => {
  const { find } = render(<Page close="Close" />)
  find('#opener').focus()
  click(find('#opener'))
  const dialog = find<HTMLDialogElement>('dialog')
  expect(dialog.open).toBe(true)
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Rules')
  find('[aria-label=Close]').focus()
  escape(dialog)
  expect(document.querySelector('dialog')).toBeNull()
  expect(document.activeElement?.id).toBe('opener')
})

it('tells whether something was typed that would go with it', () => {
  const told: boolean[] = []
  const { find } = render(
    <Dialog open onClose={(typed) => told.push(typed)} title="Card" close="Close">
      <input />
    </Dialog>,
  )
  escape(find('dialog'))
  act(() => void find('input').dispatchEvent(new Event('input', { bubbles: true })))
  escape(find('dialog'))
  click(find('[aria-label=Close]'))
  expect(told).toEqual([false, true, true])
})

const go = (action: string, pathname = '/Index', index = 1) => {
  const hold = holdBack(leaveTopDialog)
  const from = { pathname: '/Game', state: { __TSR_index: 2 } }
  let held = false
  act(
    () =>
      void (held = hold({ action, currentLocation: from, nextLocation: { pathname, state: { __TSR_index: index } } })),
  )
  return held
}

it.each(['BACK', 'FORWARD', 'GO'])(
  'R5.5 %s to another screen leaves the dialog, and goes where there is none',
  (way) => {
    history.replaceState({}, '')
    const { find } = render(<Page close="Close" />)
    expect(go(way)).toBe(false)
    click(find('#opener'))
    const others = [go('PUSH'), go(way, '/Game'), go(way, '/Index', 2)]
    expect([others, document.querySelector('dialog')?.open]).toEqual([[false, false, false], true])
    expect([go(way), document.querySelector('dialog')]).toEqual([true, null])
    expect(go(way)).toBe(false)
  },
)

it('stands again when the browser has closed it without asking', () => {
  const { find } = render(
    <Dialog open onClose={() => undefined} title="Card" close="Close">
      Text
    </Dialog>,
  )
  const dialog = find<HTMLDialogElement>('dialog')
  act(() => dialog.close())
  act(() => void dialog.dispatchEvent(new Event('close')))
  expect(dialog.open).toBe(true)
})

it('stays when it offers no way to close', () => {
  const { find } = render(<Page />)
  click(find('#opener'))
  escape(find('dialog'))
  expect(find<HTMLDialogElement>('dialog').open).toBe(true)
})

it('a confirmation is busy while it works and runs once', async () => {
  let runs = 0
  let finish = () => {}
  const work = () => {
    runs++
    return new Promise<void>((resolve) => (finish = resolve))
  }
  const { find } = render(
    <ConfirmDialog
      open
      title="Delete?"
      confirm="Delete"
      cancel="Keep"
      danger
      onConfirm={work}
      onCancel={() => undefined}
    />,
  )
  const button = () => find('[class*=foot] button:last-child')
  click(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  click(button())
  expect(runs).toBe(1)
  await act(async () => finish())
  expect(button().getAttribute('aria-busy')).toBeNull()
})
