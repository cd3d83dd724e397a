import { Icon, icons } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { queuesQuery } from '../api/queries.ts'
import { type Screen, listScreens } from '../rules/access.rules.ts'
import { useRoles } from '../session/session.store.ts'
import { formatCount, t } from '../text.ts'
import css from './side-nav.module.css'

const LOOKS = {
  deposits: icons.arrowBarToDown,
  withdrawals: icons.upload,
  statements: icons.fileText,
  usdt: icons.coins,
  transfers: icons.arrowsExchange,
  payouts: icons.send,
  arrivals: icons.alertTriangle,
  differences: icons.adjustments,
  faults: icons.alertCircle,
  channels: icons.creditCard,
  gateways: icons.world,
  cash: icons.coins,
  reconciliation: icons.circleCheck,
  rebate: icons.gift,
  levels: icons.crown,
  savings: icons.moon,
  wheel: icons.steeringWheel,
  credit: icons.cash,
  promotions: icons.star,
  bonus: icons.gift,
  mail: icons.mail,
  mailing: icons.send,
  agents: icons.users,
  protection: icons.shieldCheck,
  papers: icons.fileText,
  members: icons.users,
  suppliers: icons.world,
  games: icons.deviceGamepad2,
  play: icons.chartBar,
  odds: icons.percentage,
  audit: icons.history,
  maintenance: icons.settings,
} as const

const Waiting = ({ n }: { n: number }) => {
  return (
    <span className={css.count} data-some={n > 0 || undefined} aria-label={t('nav.waiting', { n: formatCount(n) })}>
      {formatCount(n)}
    </span>
  )
}

/** Keeps the way to the open screen in sight: whoever comes by an address, or goes back, sees where they are. */
const useShownWay = () => {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const [, screen] = pathname.split('/')
    nav.current?.querySelector(`a[href$='/${screen}']`)?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return nav
}

/** The screens these roles open, with what waits in each queue. */
export const SideNav = () => {
  const roles = useRoles()
  const nav = useShownWay()
  const { data: queues } = useQuery(queuesQuery)
  const waiting: Partial<Record<Screen, number>> = queues
    ? {
        ...queues,
        transfers: queues.transfers_unclear,
        payouts: queues.payouts_manual,
        agents: queues.team + queues.commission,
      }
    : {}
  return (
    <nav ref={nav} className={css.nav} aria-label={t('nav.label')}>
      {listScreens(roles).map((screen) => {
        const n = waiting[screen]
        return (
          <Link
            key={screen}
            to={`/${screen}`}
            className={css.entry}
            activeProps={{ 'data-active': true }}
            activeOptions={{ includeSearch: false }}
          >
            <Icon d={LOOKS[screen]} size={19} />
            <span className={css.name}>{t(`nav.${screen}`)}</span>
            {n !== undefined && <Waiting n={n} />}
          </Link>
        )
      })}
      {queues && queues.settings_misfit.length > 0 && (
        <p className={css.alarm} role="alert">
          {t('nav.settings_misfit', { keys: queues.settings_misfit.join(', ') })}
        </p>
      )}
    </nav>
  )
}
