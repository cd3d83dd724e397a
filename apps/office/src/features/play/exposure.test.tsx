// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { render } from '@moongate/testing/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ExposurePage, RoundExposure } from '../../api/play.ts'
import { loadTexts, t } from '../../text.ts'
import { OfficeProvider } from '../../theme/provider.tsx'
import { Exposure } from './exposure.tsx'

beforeAll(loadTexts)

const sums = {
  bets: 3,
  members: 2,
  bet_amount: '15.00',
  payout_most: '190.50',
  unknown: 1,
  since: '2026-01-15 10:00:00',
}
const game = { api_code: 'JADE', api_title: '翡翠', game_code: 'baccarat_a', title: '百家乐', type_text: '真人' }
const ROW: RoundExposure = { ...game, ...sums, round: 'B1-13' }

const show = (found: { data?: RoundExposure[]; total?: Partial<ExposurePage['sums']>; isError?: boolean }) => {
  const { data, total = {}, isError = false } = found
  const page = data && {
    data,
    current_page: 1,
    last_page: 1,
    per_page: 20,
    total: data.length,
    sums: { ...sums, ...total },
  }
  const state = { isError, error: null, isFetching: false, isPlaceholderData: false }
  const { host } = render(
    <OfficeProvider>
      <CurrencyProvider symbol="¥">
        <Exposure query={{ ...state, data: page, refetch: () => Promise.resolve() }} turn={() => undefined} />
      </CurrencyProvider>
    </OfficeProvider>,
  )
  return host
}

describe('R6.6 what is open', () => {
  it('is shown by round, with a figure of all and of how many bets it is not known', () => {
    const host = show({ data: [ROW] })
    for (const text of ['B1-13', '百家乐', '翡翠', t('play.unknown', { n: '1' }), t('play.about_open')])
      expect(host.textContent).toContain(text)
    expect(host.textContent.match(/190\.50/g)).toHaveLength(2)
  })

  it('names no round and no figure where none is known', () => {
    const host = show({ data: [{ ...ROW, round: null, payout_most: null, unknown: 3 }], total: { payout_most: null } })
    expect(host.textContent).toContain(t('play.no_round'))
    expect(host.textContent).not.toContain('190.50')
  })

  it('is waited for, may be nothing, and may fail with a way to ask again', () => {
    expect(show({}).querySelector('[aria-busy]')).not.toBeNull()
    const empty = show({ data: [], total: { bets: 0 } })
    expect(empty.textContent).toContain(t('play.nothing_open'))
    expect(empty.textContent).not.toContain(t('play.about_open'))
    expect(show({ isError: true }).querySelector('[role=alert] button')?.textContent).toContain(t('retry'))
  })
})
