// @vitest-environment happy-dom
import { modals } from '@mantine/modals'
import type { RouterHistory } from '@tanstack/react-router'
import { act, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { click, press, render, type } from '@moongate/testing/react'
import { loadTexts, t } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { FormFoot } from '../widgets/form-foot.tsx'
import { useAct } from '../widgets/use-act.ts'
import { guardDialogs } from './guard-dialogs.ts'
import { openHistory } from './open-history.ts'

type Blocker = Parameters<RouterHistory['block']>[0]
const blockers: Blocker[] = []
let office_history: RouterHistory
const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))
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
const goBack = async () => {
  const way = {
    action: 'BACK',
    currentLocation: { pathname: '/channels' },
    nextLocation: { pathname: '/members' },
  } as Parameters<Blocker['blockerFn']>[0]
  const stays = await act(() => Promise.all(blockers.map(({ blockerFn }) => blockerFn(way))))
  await settle()
  return stays.includes(true)
}
const findQuestion = () => document.querySelector('dialog[open]')
const answer = (text: string) =>
  click([...document.querySelectorAll<HTMLElement>('dialog button')].find((one) => one.textContent === text)!)

const WAYS: Record<string, () => unknown> = {
  Escape: () => press(document.querySelector('form input')!, 'Escape'),
  Back: goBack,
  'the cross': () => click(document.querySelector<HTMLElement>('.mantine-Modal-close')!),
  'a press beside it': () => click(document.querySelector<HTMLElement>('.mantine-Modal-overlay')!),
}

beforeAll(async () => {
  await loadTexts()
  office_history = openHistory()
  history.replaceState({}, '')
  guardDialogs({
    block: (blocker) => {
      blockers.push(blocker)
      return () => {}
    },
  })
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

/** An address typed by hand: whether the router heard of it, and whether the browser was told to come back. */
const typeAddress = async () => {
  const heard: string[] = []
  const stop = office_history.subscribe(() => void heard.push('router'))
  const back = vi.spyOn(history, 'back').mockImplementation(() => void heard.push('back'))
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  await settle()
  if (heard.includes('back')) dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  await settle()
  stop()
  back.mockRestore()
  return heard
}

it('R6.6 an address typed by hand asks before what was typed in a dialog is lost, and else is gone to', async () => {
  const { closed, input } = await open()
  expect(await typeAddress()).toEqual(['router'])
  type(input, 'more')
  expect([await typeAddress(), closed, findQuestion()?.textContent.includes(t('leave.text'))]).toEqual([
    ['back'],
    [],
    true,
  ])
  answer(t('leave.no'))
  await settle()
  expect([closed, input.value]).toEqual([[], 'more'])
  await typeAddress()
  answer(t('leave.yes'))
  await settle()
  expect([closed, await typeAddress()]).toEqual([['closed'], ['router']])
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
