import { useQuery } from '@tanstack/react-query'
import { holdingsQuery } from '../api/money-queries.ts'
import { t } from '../text.ts'
import { Panel } from './panel.tsx'
import { HoldingsParts } from './holdings-parts.tsx'
import { isSpread } from './holdings.rules.ts'

/** Where the money is, once it lies in more places than the centre wallet. */
export const HoldingsPanel = () => {
  const { data: holdings } = useQuery(holdingsQuery)
  if (!holdings || !isSpread(holdings.parts)) return null
  return (
    <Panel title={t('member-money:holdings.title')}>
      <HoldingsParts holdings={holdings} />
    </Panel>
  )
}
