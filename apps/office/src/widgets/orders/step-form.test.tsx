// @vitest-environment happy-dom
import { modals } from '@mantine/modals'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { click, render, settle, type } from '@moongate/testing/react'
import { ApiError } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { type OrderStep, listWithdrawalSteps } from '../../rules/steps.rules.ts'
import { loadTexts, t, translateCommon } from '../../text.ts'
import { OfficeProvider } from '../../theme/provider.tsx'
import { StepButtons } from './step-buttons.tsx'
import { askStep } from './step-form.tsx'

const desk = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <OfficeProvider>{children}</OfficeProvider>
    </QueryClientProvider>,
  )
const sent: string[] = []

const ask = async (
  step: OrderStep,
  run: (reason: string, signal: AbortSignal) => Promise<unknown> = async (reason) => void sent.push(reason),
) => {
  const view = desk(null)
  act(
    () =>
      void askStep({
        step,
        title: 'title',
        question: 'question',
        confirm: 'go',
        done: 'done',
        reason_hint: 'hint',
        ready_reasons: ['ready'],
        facts: [
          { label: 'amount', value: '500.00' },
          { label: 'member', value: 'alice' },
        ],
        run,
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

describe('R4.20 R8.1 a step that got no answer', () => {
  const lose = (code: string) => new ApiError({ status: 0, code, message: '' })
  /** Presses Cancel; answers whether that closed the question. */
  const cancel = async () => {
    const close = vi.spyOn(modals, 'closeAll')
    click([...document.querySelectorAll('form button')].find((one) => one.textContent === t('cancel')) as HTMLElement)
    await settle()
    const closed = close.mock.calls.length === 1
    close.mockRestore()
    return closed
  }

  it.each([
    ['client.offline', 'common:not_sent'],
    ['client.lost', 'common:unknown_booked'],
    ['client.timeout', 'common:unknown_booked'],
  ] as const)('%s is told in the dialog, which stays', async (code, words) => {
    const { find } = await ask('credit', () => Promise.reject(lose(code)))
    click(find('button[type=submit]'))
    await settle()
    expect(find('[role=alert]').textContent).toBe(translateCommon(words))
    expect(await cancel()).toBe(true)
  })

  it('Cancel gives it up and stays to tell that nobody knows', async () => {
    const signals: AbortSignal[] = []
    const { find } = await ask('credit', (_, signal) => {
      signals.push(signal)
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(lose('client.aborted'))))
    })
    click(find('button[type=submit]'))
    await settle()
    expect([signals.map(({ aborted }) => aborted), find('button[type=submit]').dataset['loading']]).toEqual([
      [false],
      'true',
    ])
    expect(await cancel()).toBe(false)
    expect([signals[0]?.aborted, find('[role=alert]').textContent]).toEqual([
      true,
      translateCommon('common:unknown_booked'),
    ])
    expect([await cancel(), signals.length]).toEqual([true, 1])
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
        withheld={[]}
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
