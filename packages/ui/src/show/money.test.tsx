// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { CurrencyProvider, useFormatAmount } from './currency.tsx'
import { Money } from './money.tsx'

const Dollars = ({ children }: { children: ReactNode }) => <CurrencyProvider symbol="$">{children}</CurrencyProvider>

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('says the plain amount to a screen reader while the digits roll', () => {
  const { find } = render(
    <Dollars>
      <Money value="1234.50" roll />
    </Dollars>,
  )
  expect(find('[aria-hidden=true]').textContent).toBe('$,.')
  expect(find('[class*=hidden]').textContent).toBe('$1,234.50')
})

it('keeps a hidden balance out of the page', () => {
  const { host } = render(
    <Dollars>
      <Money value="1234.50" hidden hiddenLabel="Balance hidden" />
    </Dollars>,
  )
  expect(host.textContent).toBe('****Balance hidden')
})

it('flashes up or down for 600 ms', () => {
  vi.useFakeTimers()
  const { find, rerender } = render(
    <Dollars>
      <Money value="10.00" flash />
    </Dollars>,
  )
  rerender(
    <Dollars>
      <Money value="9.00" flash />
    </Dollars>,
  )
  expect(find('span').dataset['flash']).toBe('down')
  void act(() => vi.advanceTimersByTime(600))
  expect(find('span').dataset['flash']).toBeUndefined()
})

const Sentence = () => <p>{useFormatAmount()('-1234.5')}</p>

it.each([
  ['an amount that stands alone', <Money key="alone" value="-1234.5" />],
  ['one within words', <Sentence key="words" />],
])("R9.8 %s carries the site's sign, before its figures", (_, amount) =>
  expect(render(<Dollars>{amount}</Dollars>).host.textContent).toBe('-$1,234.50'),
)

it('R9.8 no amount is shown where nobody says with which sign', () => {
  const silence = vi.spyOn(console, 'error').mockReturnValue()
  expect(() => render(<Money value="1.00" />)).toThrow('an amount outside of a CurrencyProvider')
  silence.mockRestore()
})
