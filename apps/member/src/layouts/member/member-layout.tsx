import { useQuery } from '@tanstack/react-query'
import { useShownInRow } from '@moongate/ui'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { configsQuery } from '../../api/queries.ts'
import { useIsDemo } from '../../session/use-is-demo.ts'
import { t } from '../../text.ts'
import { openOwn } from '../../widgets/popup-window.ts'
import { listMemberGroups } from '../member-groups.ts'
import { MailMark } from '../mail-mark.ts'
import { MemberHeader } from './member-header.tsx'
import css from './member-layout.module.css'

/** The member area: own header, list of screens, the screen (R2.15). */
const MemberLayout = () => {
  const demo = useIsDemo()
  const { data: configs } = useQuery(configsQuery)
  const { pathname } = useLocation()
  // On a phone the ways stand in one row.
  const nav = useShownInRow<HTMLElement>(`a[href$='${pathname}']`)
  return (
    <div className={css.area}>
      <MemberHeader />
      <nav ref={nav} className={css.side} aria-label={t('member-center:nav')}>
        {listMemberGroups(demo, configs).map((group) => (
          <section key={group.text}>
            <h2>{t(group.text)}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.to}>
                  <Link to={item.to} activeProps={{ 'aria-current': 'page' }} onClick={item.own ? openOwn : undefined}>
                    {t(item.text)}
                    {item.to === '/Member/SiteMail' && <MailMark />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={css.screen}>
        <Outlet />
      </div>
    </div>
  )
}

export default MemberLayout
