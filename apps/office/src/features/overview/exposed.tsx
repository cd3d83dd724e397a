import { Money } from '@moongate/ui'
import type { Overview } from '../../api/overview.ts'
import { formatCount, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { PanelBody } from '../../widgets/page.tsx'
import { Most } from '../../widgets/most.tsx'

/** What is open on the whole site, and the most that it may come to. */
export const Exposed = ({ open }: Pick<Overview, 'open'>) => (
  <PanelBody>
    <Facts
      columns={2}
      facts={[
        { label: t('play.open'), value: formatCount(open.bets), num: true },
        { label: t('play.members'), value: formatCount(open.members), num: true },
        { label: t('play.staked'), value: <Money value={open.bet_amount} />, num: true },
        { label: t('play.most'), value: <Most {...open} />, num: true },
      ]}
    />
  </PanelBody>
)
