// @vitest-environment happy-dom
import { jzssc } from '@moongate/lottery'
import { CurrencyProvider } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { click, render, waitUntil } from '@moongate/testing/react'
import { queryClient } from '../../api/queries.ts'
import { loadTexts, t } from '../../text.ts'
import { Records } from './records.tsx'

let asked = 0

beforeAll(async () => {
  await loadTexts('zh_cn')
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
})
afterEach(() => {
  asked = 0
  queryClient.clear()
  vi.unstubAllGlobals()
})

const show = (retry?: () => void) => {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <Records game={jzssc} draws={undefined} retry={retry} until={undefined} signedIn />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  return { ...view, open: (tab: 'tab_history' | 'tab_trend' | 'tab_bets') => click(view.findButton(t(tab))) }
}

it('R2.36 own bets that could not be read are not said to be none, and can be asked for again', async () => {
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return new Response(JSON.stringify({ status: 'error', code: 500, message: '' }), { status: 500 })
  })
  const { host, open, findButton } = show()
  open('tab_bets')
  await waitUntil(() => expect(host.textContent).toContain(t('load_failed')))
  expect(host.textContent).not.toContain(t('no_bets'))
  click(findButton(t('retry')))
  await waitUntil(() => expect(asked).toBe(2))
})

it.each(['tab_history', 'tab_trend'] as const)(
  'R2.36 draws that could not be read can be asked for again, %s',
  (tab) => {
    const again = vi.fn<() => void>()
    const { host, open, findButton } = show(again)
    open(tab)
    expect(host.textContent).not.toContain(t('no_draw_yet'))
    click(findButton(t('retry')))
    expect(again).toHaveBeenCalledOnce()
  },
)

it('R2.36 a trend whose draws are still read is not said to have none', () => {
  const { host, open } = show()
  open('tab_trend')
  expect(host.textContent).not.toContain(t('no_draw_yet'))
})
