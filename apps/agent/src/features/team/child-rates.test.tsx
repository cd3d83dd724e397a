// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { click, render, type } from '@moongate/testing/react'
import type { ChildDetail } from '../../api/answers.ts'
import { queryClient, ratesQuery } from '../../api/queries.ts'
import { followAddress } from '../../start/place.ts'
import { loadTexts, t } from '../../text.ts'
import { ChildRates } from './child-rates.tsx'

type Child = ChildDetail['child']
const rate = { game_type: 1, rate: '4.00' }
const child = { member_id: 7, name: 'dora', is_agent: 1, rates: [rate] } as unknown as Child

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ChildRates child={child} is_direct />
    </QueryClientProvider>,
  )
/** The browser has gone to another screen of the portal. */
const leave = () =>
  act(() => {
    history.replaceState(null, '', '#/report')
    dispatchEvent(new Event('hashchange'))
  })

beforeAll(async () => {
  await loadTexts()
  vi.spyOn(history, 'go').mockImplementation(() => undefined)
  followAddress()
  queryClient.setQueryData(ratesQuery(7).queryKey, [{ ...rate, min_rate: '0.00', max_rate: '5.00' }] as never)
})
afterAll(() => vi.restoreAllMocks())

it('R2.35 rates that were typed for somebody below are not lost without a question', () => {
  const { findButton, find } = show()
  click(findButton(t('rates.set')))
  const input = find<HTMLInputElement>('input')
  expect(input.value).toBe('4.00')
  type(input, '4.5')
  leave()
  expect(find('[role=alertdialog]').textContent).toContain(t('leave.text'))
  click(findButton(t('leave.no')))
  expect(find<HTMLInputElement>('input').value).toBe('4.5')
})
