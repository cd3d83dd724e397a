// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts, t } from '../../text.ts'
import { OfficeProvider } from '../../theme/provider.tsx'
import { ItemFilters } from './item-filters.tsx'
import { readAsked } from './reconciliation.rules.ts'

beforeAll(loadTexts)

const show = (target?: string): string => {
  const search = { from: '2026-03-02', ...(target !== undefined && { target }) }
  const bar = <ItemFilters search={search} narrow={() => undefined} asked={readAsked('open', search)} />
  return render(<OfficeProvider>{bar}</OfficeProvider>).host.textContent
}

it.each([
  ['gateway:HARBOUR', () => t('reconciliation.sources.gateway', { code: 'HARBOUR' })],
  ['chain:erc', () => t('reconciliation.sources.chain', { code: 'ERC' })],
  ['ledger', () => t('reconciliation.sources.ledger')],
])('R6.6 what the list is narrowed to is said in words: %s', (target, word) =>
  expect(show(target)).toContain(t('reconciliation.only', { what: `2026-03-02 · ${word()}` })),
)

it('R6.6 a list may be narrowed to a day alone', () =>
  expect(show()).toContain(t('reconciliation.only', { what: '2026-03-02' })))
