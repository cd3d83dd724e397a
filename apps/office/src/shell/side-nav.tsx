import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { queuesQuery } from '../api/queries.ts'
import { listNavGroups } from '../rules/nav.rules.ts'
import { useRoles } from '../session/session.store.ts'
import { t } from '../text.ts'
import { useWaiting } from '../widgets/waiting.ts'
import { NavEntry, NavGroupList } from './nav-group.tsx'
import css from './side-nav.module.css'

/** Keeps the way to the open screen in sight, its group open: whoever comes by an address, or goes back, sees where they are. */
const useShownWay = () => {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const [, screen] = pathname.split('/')
    const way = nav.current?.querySelector(`a[href$='/${screen}']`)
    const group = way?.closest('details')
    if (group) group.open = true
    way?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return nav
}

/** The screens these roles open, in groups, with what waits in each queue. */
export const SideNav = () => {
  const roles = useRoles()
  const nav = useShownWay()
  const { data: queues } = useQuery(queuesQuery)
  const waiting = useWaiting() ?? {}
  return (
    <nav ref={nav} className={css.nav} aria-label={t('nav.label')}>
      {listNavGroups(roles).map(({ group, screens }) =>
        group === 'start' ? (
          screens.map((screen) => <NavEntry key={screen} screen={screen} waiting={waiting[screen]} />)
        ) : (
          <NavGroupList key={group} group={group} screens={screens} waiting={waiting} />
        ),
      )}
      {queues && queues.settings_misfit.length > 0 && (
        <p className={css.alarm} role="alert">
          {t('nav.settings_misfit', { keys: queues.settings_misfit.join(', ') })}
        </p>
      )}
    </nav>
  )
}
