import { Money } from '@moongate/ui'
import type { ExposurePage, RoundExposure } from '../../api/play.ts'
import { formatCount, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { ListPanel, type ListProps } from '../../widgets/list-panel.tsx'
import { Most } from '../../widgets/most.tsx'
import { buildExposureColumns } from './exposure-columns.tsx'
import css from './play.module.css'

const Total = ({ total }: { total: ExposurePage['sums'] }) => (
  <div className={css.total}>
    <Facts
      columns={2}
      facts={[
        { label: t('play.most'), value: <Most {...total} />, num: true, big: true },
        { label: t('play.staked'), value: <Money value={total.bet_amount} />, num: true },
        { label: t('play.open'), value: formatCount(total.bets), num: true },
        { label: t('play.members'), value: formatCount(total.members), num: true },
        { label: t('play.since'), value: total.since, num: true },
      ]}
    />
    <p>{t('play.about_open')}</p>
  </div>
)

type Query = Omit<ListProps<RoundExposure>['query'], 'data'> & { data: ExposurePage | undefined }

/** What is open by supplier, game and round or match, and the most that it may come to (R6.6). */
export const Exposure = ({ query, turn }: { query: Query; turn: (page: number) => void }) => (
  <>
    {query.data && query.data.sums.bets > 0 && <Total total={query.data.sums} />}
    <ListPanel
      query={query}
      label={t('play.exposure')}
      columns={buildExposureColumns()}
      keyOf={(row) => `${row.api_code} ${row.game_code} ${row.round ?? ''}`}
      onPage={turn}
      empty={t('play.nothing_open')}
    />
  </>
)
