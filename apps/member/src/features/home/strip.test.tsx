// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@moongate/testing/react'
import { CurrencyProvider } from '@moongate/ui'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../api/api.ts'
import { drawsQuery, happeningsQuery, noticesQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { loadTexts, t } from '../../text.ts'
import type { Ticker } from '../../widgets/round.ts'
import { Strip } from './strip.tsx'

type Happened = Answer<'reports', 'happenings'>['data'][number]
const win: Happened = { kind: 'win', name: 'wa***8', money: '120.50', game: '金月时时彩', seconds: null }
const payout: Happened = { kind: 'payout', name: 'li***6', money: '500.00', game: '', seconds: 86 }
const ticker: Ticker = {
  code: 'jzssc',
  title: '金月时时彩',
  state: 'open',
  issue: '20260115-0722',
  close_at: 0,
  draw_at: 0,
  server_time: 0,
  seen_at: 0,
  commitment: null,
  last: { issue: '20260115-0721', balls: [5, 0, 8, 2, 9], drawn_at: 0 },
}

beforeAll(() => loadTexts('common', 'member', 'member-home'))
afterEach(() => queryClient.clear())

/** What the belt says, once: its copy, which only fills it, is not read. */
const show = ({ draws = [], happened = [] }: { draws?: Ticker[]; happened?: Happened[] }) => {
  queryClient.setQueryData(drawsQuery.queryKey, draws)
  queryClient.setQueryData(happeningsQuery.queryKey, happened)
  queryClient.setQueryData(noticesQuery.queryKey, { data: [], alert: false })
  const { host } = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <Strip />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  return { host, items: [...host.querySelectorAll('ul:not([aria-hidden]) > li')].map((item) => item.textContent) }
}

describe('R2.28 the live strip of Home', () => {
  it('tells the newest draw, then wins and payouts with their amounts', () => {
    const { items } = show({ draws: [ticker], happened: [win, payout] })
    expect(items[0]).toBe(`${t('member-home:strip.draw')}金月时时彩50829`)
    expect(items[1]).toMatch(/wa\*\*\*8金月时时彩.*120\.50/)
    expect(items[2]).toMatch(/li\*\*\*6.*500\.00/)
    expect(items[2]).toContain(t('member-home:strip.in_seconds', { count: 86 }))
  })

  it('is not there while there is nothing to tell', () => {
    expect(show({ draws: [{ ...ticker, last: null }] }).host.textContent).toBe('')
  })
})
