// @vitest-environment happy-dom
import { modals } from '@mantine/modals'
import type { RouterHistory } from '@tanstack/react-router'
import { act, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { click, press, render, settle, type } from '@moongate/testing/react'
import { loadTexts, t } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { FormFoot } from '../widgets/form-foot.tsx'
import { useAct } from '../widgets/use-act.ts'
import { guardDialogs } from './guard-dialogs.ts'
import { noteForm } from './leaving.store.ts'
import { openHistory } from './open-history.ts'

type Blocker = Parameters<RouterHistory['block']>[0]
const blockers: Blocker[] = []
let office_history: RouterHistory
const never = new Promise<never>(() => undefined)
const DIALOG = 'a-form'

const Form = () => {
  const [typed, setTyped] = useState('as it was')
  const form = useAct({
    dialog: DIALOG,
    content: typed,
    done: '',
    run: () => never,
    showFaults: () => {},
    refresh: () => {},
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void form.act()
      }}
    >
      <input value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <FormFoot state={form.state} confirm="send" cancel={form.cancel} />
    </form>
  )
}

const open = async () => {
  const closed: string[] = []
  const view = render(<OfficeProvider>{null}</OfficeProvider>)
  act(() => void modals.open({ modalId: DIALOG, onClose: () => closed.push('closed'), children: <Form /> }))
  await settle()
  return { ...view, closed, input: view.find<HTMLInputElement>('form input') }
}
/** Goes Back in the browser; answers whether the screen stays. */
const goBack = async (from = '/channels', to = '/members') => {
  const describe = (href: string, index: number) => ({
    href,
    pathname: href.replace(/\?.*/, ''),
    state: { __TSR_index: index },
  })
  const way = { action: 'BACK', currentLocation: describe(from, 2), nextLocation: describe(to, 1) } as Parameters<
    Blocker['blockerFn']
  >[0]
  const stays = await act(() => Promise.all(blockers.map(({ blockerFn }) => blockerFn(way))))
  await settle()
  return stays.includes(true)
}
const findQuestion = () => document.querySelector('dialog[open]')
const answer = (text: string) =>
  click([...document.querySelectorAll<HTMLElement>('dialog button')].find((one) => one.textContent === text)!)

const WAYS: Record<string, () => unknown> = {
  Escape: () => press(document.querySelector('form input')!, 'Escape'),
  Back: () => goBack(),
  'Back to the list beside which it lies': () => goBack('/deposits?row=7', '/deposits'),
  'Back to another tab of its list': () => goBack('/deposits?tab=credited', '/deposits'),
  'the cross': () => click(document.querySelector<HTMLElement>('.mantine-Modal-close')!),
  'a press beside it': () => click(document.querySelector<HTMLElement>('.mantine-Modal-overlay')!),
}

beforeAll(async () => {
  await loadTexts()
  office_history = openHistory()
  const { block } = office_history
  office_history.block = (blocker) => {
    blockers.push(blocker)
    return block(blocker)
  }
  guardDialogs(office_history)
})
afterEach(() => {
  act(() => modals.closeAll())
  document.body.replaceChildren()
})

it.each(Object.entries(WAYS))('R6.6 %s closes a dialog in which nothing was typed', async (_way, leave) => {
  const { closed } = await open()
  await leave()
  await settle()
  expect(closed).toEqual(['closed'])
})

it.each(Object.entries(WAYS))('R6.6 %s asks before what was typed is lost', async (_way, leave) => {
  const { closed, input } = await open()
  type(input, 'more')
  await leave()
  await settle()
  expect([closed, findQuestion()?.textContent.includes(t('leave.text')), input.value]).toEqual([[], true, 'more'])
  answer(t('leave.no'))
  await settle()
  expect([closed, findQuestion(), input.value]).toEqual([[], null, 'more'])
  await leave()
  await settle()
  answer(t('leave.yes'))
  await settle()
  expect(closed).toEqual(['closed'])
})

it.each(Object.entries(WAYS))('R6.6 %s closes no dialog of which something is under way', async (_way, leave) => {
  const { closed } = await open()
  act(() => noteForm({ typed: false, busy: true }))
  await leave()
  await settle()
  expect([closed, findQuestion()]).toEqual([[], null])
})

it('R6.6 the Escape that asks is over with that: the browser would close the question by it', async () => {
  const { input } = await open()
  type(input, 'more')
  const escape = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    act(() => void input.dispatchEvent(event))
    return event.defaultPrevented
  }
  expect([escape(), escape()]).toEqual([true, false])
})

/** As the browser does it: the address first, then the word of it. */
const arrive = async (hash: string, state: unknown) => {
  History.prototype.replaceState.call(history, state, '', hash)
  await act(async () => void dispatchEvent(new PopStateEvent('popstate', { state })))
  await settle()
}
/** The browser goes to an address: where the router is then, and by how much it told the browser to come back. */
const goTo = async (hash: string, state: unknown) => {
  const from = { hash: location.hash, state: history.state as unknown }
  const gone: number[] = []
  const go = vi.spyOn(history, 'go').mockImplementation((steps = 0) => void gone.push(steps))
  await arrive(hash, state)
  if (gone.length > 0) await arrive(from.hash, from.state)
  go.mockRestore()
  return [office_history.location.pathname, ...gone]
}
const typeAddress = (hash: string) => goTo(hash, null)

it('R6.6 an address typed by hand is gone to where nothing was typed in the dialog, which closes', async () => {
  const { closed } = await open()
  expect([await typeAddress('#/members'), closed]).toEqual([['/members'], ['closed']])
})

it('R6.6 an address typed by hand asks before what was typed in a dialog is lost', async () => {
  const { closed, input } = await open()
  type(input, 'more')
  expect(await typeAddress('#/reports')).not.toContain('/reports')
  expect([closed, findQuestion()?.textContent.includes(t('leave.text'))]).toEqual([[], true])
  answer(t('leave.no'))
  await settle()
  expect([closed, input.value]).toEqual([[], 'more'])
  await typeAddress('#/reports')
  answer(t('leave.yes'))
  await settle()
  expect([closed, await typeAddress('#/reports')]).toEqual([['closed'], ['/reports']])
})

it('R6.6 Back to an address that was typed by hand leads there and no further', async () => {
  await typeAddress('#/members')
  const members: unknown = history.state
  office_history.push('/channels')
  await settle()
  const { input } = await open()
  type(input, 'more')
  expect([await goTo('#/members', members), input.value]).toEqual([['/channels', 1], 'more'])
})

it('R6.6 Back leaves the screen where no dialog is, and neither screen nor dialog while it is sent', async () => {
  render(<OfficeProvider>{null}</OfficeProvider>)
  await settle()
  expect(await goBack()).toBe(false)
  const { find, closed } = await open()
  click(find('button[type=submit]'))
  await settle()
  expect([await goBack(), closed]).toEqual([true, []])
})
