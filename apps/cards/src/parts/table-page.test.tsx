// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { CurrencyProvider } from '@moongate/ui'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Round } from '../play/use-round.ts'
import { loadTexts } from '../text.ts'
import { TablePage, type TableParts, type TableProps } from './table-page.tsx'

beforeAll(() => loadTexts('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const parts: TableParts<Round['view']> = {
  felt: () => null,
  tell: () => ({ words: '', look: 'plain' }),
  buttons: () => [{ move: 'stand', words: 'Stand', key: 's' }],
  measureEnd: () => 0,
}
const open = { id: 'one', over: false, wagers: [], options: [], hint: '', ends_at: 0 } as unknown as Round

it('a second press at the end of a round deals no other one; a press a while later does', () => {
  const dealt = vi.fn<(stake: number) => void>()
  const seat = { held: undefined, busy: false, over: false, deal: dealt, move: () => undefined, again: () => undefined }
  const visit = { balance: 10_000, least: 200, most: 10_000, unit: 100 } as unknown as TableProps['visit']
  const show = (round: Round) => (
    <CurrencyProvider symbol="¥">
      <TablePage
        visit={visit}
        seat={seat}
        player={{ play: () => undefined } as unknown as TableProps['player']}
        round={round}
        parts={parts}
      />
    </CurrencyProvider>
  )
  const { rerender, find } = render(show(open))
  act(() => void vi.advanceTimersByTime(5_000))
  rerender(show({ ...open, over: true }))
  const press = () => act(() => find('footer button[class*=primary]').click())
  act(() => void vi.advanceTimersByTime(299))
  press()
  expect(dealt).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  press()
  expect(dealt).toHaveBeenCalledOnce()
})
