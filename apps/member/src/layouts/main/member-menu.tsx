import { useFormatAmount } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Answer } from '../../api/api.ts'
import { configsQuery } from '../../api/queries.ts'
import { logout } from '../../session/session.ts'
import { t } from '../../text.ts'
import { useMoneyHidden } from '../../widgets/hidden-money.ts'
import { openOwn } from '../../widgets/popup-window.ts'
import { listMemberGroups } from '../member-groups.ts'
import { MailMark } from '../mail-mark.ts'
import css from './member-bar.module.css'
import { useDrop } from './use-drop.ts'

/** Account menu in groups, with both wallets (R2.23). */
export const MemberMenu = ({ me }: { me: Answer<'members', 'me'>['data'] }) => {
  const place = useRef<HTMLDivElement>(null)
  const { open, setOpen } = useDrop(place, false)
  const hidden = useMoneyHidden()
  const { data: configs } = useQuery(configsQuery)
  const demo = me.is_demo === 1
  const formatAmount = useFormatAmount()
  const showAmount = (wire: string) => (hidden ? '****' : formatAmount(wire))
  return (
    <div ref={place} className={css.menu}>
      <button
        type="button"
        className={css.account}
        aria-expanded={open}
        aria-label={`${t('member:menu.open')} ${me.name}`}
        onClick={() => setOpen(!open)}
      >
        {demo && <em>{t('member:menu.demo_tag')}</em>}
        <b>{me.name}</b>
      </button>
      {open && (
        <div className={css.sheet} data-drop>
          <dl className={css.wallets}>
            <div>
              <dt>{t(demo ? 'member:wallet.trial' : 'member:wallet.centre')}</dt>
              <dd>{showAmount(me.money)}</dd>
            </div>
            {!demo && (
              <div>
                <dt>{t('member:wallet.rebate')}</dt>
                <dd>{showAmount(me.fs_money)}</dd>
              </div>
            )}
          </dl>
          <div className={css.groups}>
            {listMemberGroups(demo, configs).map((group) => (
              <section key={group.text}>
                <h3>{t(group.text)}</h3>
                <ul>
                  {group.items.map((item) => (
                    <li key={item.to}>
                      <Link to={item.to} onClick={item.own ? openOwn : undefined}>
                        {t(item.text)}
                        {item.to === '/Member/SiteMail' && <MailMark />}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <button type="button" className={css.logout} onClick={() => void logout()}>
            {t('member:menu.logout')}
          </button>
        </div>
      )}
    </div>
  )
}
