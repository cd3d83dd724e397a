// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { holdMoney } from './hold-money.ts'

const read = (key: string) => queryClient.getQueryData<{ money: string }>([key])?.money
const show = (key: string, money: string) => queryClient.setQueryData([key], { money })
afterEach(() => queryClient.clear())

it('R2.6 the balance says nothing of a prize until the wheel rests', async () => {
  show('me', '10.00')
  show('bets', 'none')
  const release = holdMoney()
  for (const money of ['98.88', '98.88', '10.00', '97.00']) show('me', money)
  await queryClient.fetchQuery({ queryKey: ['me'], queryFn: () => ({ money: '96.00' }) })
  show('bets', 'one')
  expect([read('me'), read('bets')]).toEqual(['10.00', 'one'])
  release()
  expect(queryClient.getQueryState(['me'])?.isInvalidated).toBe(true)
  show('me', '98.88')
  expect(read('me')).toBe('98.88')
})

it('what was shown to one who left is not shown to the next', () => {
  show('me', '10.00')
  const release = holdMoney()
  queryClient.removeQueries({ queryKey: ['me'] })
  show('me', '5.00')
  expect(read('me')).toBe('5.00')
  release()
})
