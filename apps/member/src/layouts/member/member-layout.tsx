import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { IconButton, Money } from '@moongate/ui'
import { refresh } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import { reloadWallets } from '../../api/refresh.ts'
import { meQuery } from '../../api/queries.ts'
import { useSession } from '../../session/session.store.ts'
import { useIsDemo } from '../../session/use-is-demo.ts'
import { formatTime, t } from '../../text.ts'
import { useMoneyHidden } from '../../widgets/hidden-money.ts'
import { RebateBanner } from '../../widgets/rebate-banner.tsx'
import { listMemberGroups } from '../member-groups.ts'
import css from './member-layout.module.css'

/** The member area's own header: who, and all balances. */
const MemberHeader = () => {
  const logged_in = useSession((s) => s.token !== null)
  const { data: me } = useQuery({ ...meQuery, enabled: logged_in })
  const hidden = useMoneyHidden()
  const [busy, setBusy] = useState(false)
  if (!me) return <header className={css.header} aria-busy="true" />
  const demo = me.is_demo === 1
  const reload = async () => {
    setBusy(true)
    await reloadWallets()
    setBusy(false)
  }
  const figures = [
    [t(demo ? 'member:wallet.trial' : 'member:wallet.centre'), me.money] as const,
    ...(demo
      ? []
      : [[t('member:wallet.rebate'), me.fs_money] as const, [t('member-center:turnover'), me.ml_money] as const]),
  ]
  return (
    <header className={css.header}>
      <span className={css.moon} aria-hidden="true">
        {me.name.slice(0, 1).toUpperCase()}
      </span>
      <div className={css.who}>
        <b>
          {me.name}
          {demo && <em>{t('member:menu.demo_tag')}</em>}
        </b>
        {me.updated_at !== '' && <small>{t('member:menu.last_login', { time: formatTime(me.updated_at) })}</small>}
      </div>
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={value} flash hidden={hidden} hiddenLabel={t('member:wallet.hidden')} />
            </dd>
          </div>
        ))}
      </dl>
      <IconButton
        icon={refresh}
        label={t('member:wallet.refresh')}
        look="well"
        spin={busy}
        onClick={() => void reload()}
      />
    </header>
  )
}

/** The member area: own header, list of screens, the screen (R2.15). */
const MemberLayout = () => {
  const demo = useIsDemo()
  return (
    <div className={css.area}>
      <MemberHeader />
      <nav className={css.side} aria-label={t('member-center:nav')}>
        {listMemberGroups(demo).map((group) => (
          <section key={group.text}>
            <h2>{t(group.text)}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.to}>
                  <Link to={item.to} activeProps={{ 'aria-current': 'page' }}>
                    {t(item.text)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={css.screen}>
        {!demo && <RebateBanner />}
        <Outlet />
      </div>
    </div>
  )
}

export default MemberLayout
