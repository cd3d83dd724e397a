// @vitest-environment happy-dom
import { modals } from '@mantine/modals'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { click, render, type } from '@moongate/testing/react'
import { queryClient } from '../../api/query-client.ts'
import { type OrderStep, listWithdrawalSteps } from '../../rules/steps.rules.ts'
import { loadTexts, t } from '../../text.ts'
import { OfficeProvider } from '../../theme/provider.tsx'
import { StepButtons } from './step-buttons.tsx'
import { askStep } from './step-form.tsx'

const desk = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <OfficeProvider>{children}</OfficeProvider>
    </QueryClientProvider>,
  )
const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))
const sent: string[] = []

const ask = async (step: OrderStep) => {
  const view = desk(null)
  act(
    () =>
      void askStep({
        step,
        title: 'title',
        question: 'question',
        confirm: 'go',
        done: 'done',
        facts: [
          { label: 'amount', value: '500.00' },
          { label: 'member', value: 'alice' },
        ],
        run: async (reason) => void sent.push(reason),
        refresh: () => {},
      }),
  )
  await settle()
  return view
}

beforeAll(loadTexts)
afterEach(() => {
  act(() => modals.closeAll())
  sent.length = 0
  document.body.replaceChildren()
})

describe('R6.6 the question before a step', () => {
  it('R4.20 repeats amount and member, and sends nothing before the answer', async () => {
    const { find } = await ask('credit')
    expect(find('dl').textContent).toBe('amount500.00memberalice')
    expect(document.querySelector('textarea')).toBeNull()
    expect(sent).toEqual([])
    click(find('button[type=submit]'))
    await settle()
    expect(sent).toEqual([''])
  })

  it('R4.20 R4.21 a refusal needs a reason', async () => {
    const { find } = await ask('reject')
    click(find('button[type=submit]'))
    await settle()
    expect([sent, find('.mantine-InputWrapper-error').textContent]).toEqual([
      [],
      t('form.reason', { min: 2, max: 300 }),
    ])
    type(find<HTMLInputElement>('textarea'), '  wrong name  ')
    click(find('button[type=submit]'))
    await settle()
    expect(sent).toEqual(['wrong name'])
  })
})

describe('R4.21 the buttons of a row', () => {
  it.each([
    ['requested', 3],
    ['paying', 2],
    ['paid', 0],
  ] as const)('%s shows %i, named with their order', (state, n) => {
    const pressed: string[] = []
    const { host, unmount } = desk(
      <StepButtons
        kind="withdrawals"
        steps={listWithdrawalSteps(state, ['finance'])}
        about="W1"
        onStep={(step) => void pressed.push(step)}
      />,
    )
    const buttons = [...host.querySelectorAll('button')]
    for (const button of buttons) click(button)
    expect([
      buttons.length,
      pressed,
      buttons.every((button) => button.getAttribute('aria-label')?.endsWith(' W1')),
    ]).toEqual([n, listWithdrawalSteps(state, ['finance']), true])
    unmount()
  })
})
