import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { configsQuery, navQuery } from '../../api/queries.ts'
import { useSession } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { hasService } from '../../widgets/service.rules.ts'
import { arrangeNav } from '../nav.rules.ts'
import css from './header.module.css'
import { Logo } from './logo.tsx'
import { MemberBar } from './member-bar.tsx'
import { NavEntry } from './nav-entry.tsx'
import { NavMore } from './nav-more.tsx'
import { useFitting } from './use-fitting.ts'
import { UtilityLine } from './utility-line.tsx'
import { VisitorBar } from './visitor-bar.tsx'

/**
 * Utility line, then the sticky main bar: entries 0-4, logo, the rest, and the member's or visitor's corner (R2.17-R2.22).
 * Entries that do not fit hang in a menu behind the others.
 */
export const Header = () => {
  const { data: nav = [] } = useQuery(navQuery)
  const { data: configs } = useQuery(configsQuery)
  const logged_in = useSession((s) => s.token !== null)
  const { left, right } = arrangeNav(nav, {
    service: configs !== undefined && hasService(configs),
  })
  const all = [...left, ...right]
  const place = useRef<HTMLElement>(null)
  const fitting = useFitting(place, all.map(({ title, items }) => `${title} ${items.length > 0}`).join())
  return (
    <>
      <UtilityLine />
      <header className={css.bar}>
        <div className={css.inner}>
          <div className={css.row}>
            <nav ref={place} className={css.nav} aria-label={t('member:header.main_nav')}>
              <ul className={css.entries}>
                {left.map((entry, i) => (
                  <NavEntry key={entry.name} entry={entry} out={i >= fitting} />
                ))}
              </ul>
              <Link to="/Index" className={css.home}>
                <Logo name={configs?.site_name ?? ''} picture={configs?.site_logo ?? ''} />
              </Link>
              <ul className={css.entries}>
                {right.map((entry, i) => (
                  <NavEntry key={entry.name} entry={entry} out={left.length + i >= fitting} />
                ))}
              </ul>
              <NavMore entries={all.slice(fitting)} only={fitting === 0} />
            </nav>
            <div className={css.corner}>{logged_in ? <MemberBar /> : <VisitorBar />}</div>
          </div>
        </div>
      </header>
    </>
  )
}
