import { useQuery } from '@tanstack/react-query'
import { purseQuery } from '../api/money-queries.ts'
import { t } from '../text.ts'
import { Panel } from './panel.tsx'
import { PurseParts } from './purse-parts.tsx'
import { isSpread } from './purse.rules.ts'

/** Where the money is, once it lies in more places than the centre wallet. */
export const PursePanel = () => {
  const { data: purse } = useQuery(purseQuery)
  if (!purse || !isSpread(purse.parts)) return null
  return (
    <Panel title={t('member-money:purse.title')}>
      <PurseParts purse={purse} />
    </Panel>
  )
}
