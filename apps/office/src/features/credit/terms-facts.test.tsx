// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { beforeAll, expect, it } from 'vitest'
import { render } from '@moongate/testing/react'
import { loadTexts, t } from '../../text.ts'
import { OfficeProvider } from '../../theme/provider.tsx'
import { TermsFacts } from './terms-facts.tsx'

beforeAll(loadTexts)

const before = { way: 'staff', review_minutes: 5, min: '100.00', cap: null, max_days: 7, wait_minutes: 60 } as const

it('R6.6 who decides on looser terms sees what changes beside what it was, and nothing else marked', () => {
  const { host } = render(
    <OfficeProvider>
      <CurrencyProvider symbol="¥">
        <TermsFacts terms={{ ...before, way: 'automatic', max_days: 30 }} before={before} />
      </CurrencyProvider>
    </OfficeProvider>,
  )
  const changed = [...host.querySelectorAll('strong')].map(({ textContent }) => textContent)
  expect(changed).toEqual([`${t('credit.ways.staff')} → ${t('credit.ways.automatic')}`, '7 → 30'])
})
