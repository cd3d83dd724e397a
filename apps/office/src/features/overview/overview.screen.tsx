import { useQuery } from '@tanstack/react-query'
import { overviewQuery, type Overview } from '../../api/overview.ts'
import { t } from '../../text.ts'
import { Exposed } from './exposed.tsx'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { Panel } from '../../widgets/page.tsx'
import { Figure } from './figure.tsx'
import css from './overview.module.css'
import { WaitingList } from './waiting-list.tsx'

type Days = Pick<Overview, 'today' | 'yesterday'>

const pickBoth = <K extends keyof Overview['today']>({ today, yesterday }: Days, key: K) => ({
  now: today[key],
  before: yesterday[key],
})

const People = ({ days }: { days: Days }) => (
  <dl className={css.figures}>
    <Figure label={t('overview.registered')} {...pickBoth(days, 'registered')} />
    <Figure label={t('overview.depositors')} {...pickBoth(days, 'depositors')} />
    <Figure label={t('overview.first_depositors')} {...pickBoth(days, 'first_depositors')} />
    <Figure label={t('overview.players')} {...pickBoth(days, 'players')} />
  </dl>
)

const countOrders = (n: number): string => t('overview.orders', { n })

const Cash = ({ days }: { days: Days }) => (
  <dl className={css.figures}>
    <Figure label={t('overview.deposited')} {...pickBoth(days, 'deposited')} about={countOrders(days.today.deposits)} />
    <Figure
      label={t('overview.withdrawn')}
      {...pickBoth(days, 'withdrawn')}
      about={countOrders(days.today.withdrawals)}
      costs
    />
    <Figure label={t('overview.net')} {...pickBoth(days, 'net')} />
  </dl>
)

const Play = ({ days }: { days: Days }) => (
  <dl className={css.figures}>
    <Figure label={t('play.bets')} {...pickBoth(days, 'bets')} />
    <Figure label={t('play.staked')} {...pickBoth(days, 'bet_amount')} />
    <Figure label={t('play.paid')} {...pickBoth(days, 'payout')} costs />
    <Figure label={t('play.ggr')} {...pickBoth(days, 'ggr')} />
  </dl>
)

/** How the site's day goes until now, beside yesterday until the same time, and what waits for somebody (R6.6). */
export const OverviewScreen = () => {
  const query = useQuery(overviewQuery)
  const { data } = query
  return (
    <PanelPage title={t('nav.overview')} query={query}>
      <Panel title={t('overview.waiting')}>
        <WaitingList />
      </Panel>
      {data && (
        <>
          <Panel title={t('overview.cash')}>
            <Cash days={data} />
          </Panel>
          <Panel title={t('overview.play')}>
            <Play days={data} />
          </Panel>
          <Panel title={t('overview.people')}>
            <People days={data} />
          </Panel>
          <Panel title={t('play.exposure')}>
            <Exposed open={data.open} />
          </Panel>
          <p className={css.about}>{t('overview.about', { zone: data.zone })}</p>
        </>
      )}
    </PanelPage>
  )
}
