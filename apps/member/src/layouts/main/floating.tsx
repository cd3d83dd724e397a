import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isFeatureOn } from '@moongate/contract/features'
import { Icon } from '@moongate/ui'
import {
  arrowUp,
  crown,
  deviceMobile,
  gift,
  headset,
  home,
  phone,
  qrcode,
  steeringWheel,
  user,
  wallet,
} from '@moongate/ui/icons.gen'
import { configsQuery } from '../../api/queries.ts'
import { useIsDemo } from '../../session/use-is-demo.ts'
import { t } from '../../text.ts'
import { AppCodes } from '../../widgets/app-codes.tsx'
import { hasService } from '../../widgets/service.rules.ts'
import css from './floating.module.css'

const SHORTCUTS = [
  { to: '/Activity', feature: 'promotions', icon: gift, text: 'member:header.activity' },
  { to: '/Wheel', feature: 'wheel', icon: steeringWheel, text: 'member:menu.wheel' },
  { to: '/LiveLevelUp', feature: 'levelup', icon: crown, text: 'member:header.live_levels' },
] as const
const PHONES = [
  { key: 'service_phone', icon: phone, text: 'member:floating.phone' },
  { key: 'site_mobile', icon: deviceMobile, text: 'member:floating.mobile' },
] as const

/**
 * Right edge: deposit, what keeps a member, service chat, service phones, app codes, top (R2.25). Only what is configured. On a phone the
 * bar at its foot: Home, what is wanted most of these, the member's own.
 */
export const Floating = () => {
  const { data: configs } = useQuery(configsQuery)
  const demo = useIsDemo()
  const [apps, setApps] = useState(false)
  if (!configs) return null
  return (
    <aside className={css.rail} aria-label={t('member:floating.label')}>
      <Link to="/Index">
        <Icon d={home} size={20} />
        <span>{t('member:home.title')}</span>
      </Link>
      {!demo && (
        <Link to="/Member/Deposit" className={css.hot}>
          <Icon d={wallet} size={20} />
          <span>{t('member:floating.deposit')}</span>
        </Link>
      )}
      {SHORTCUTS.filter(({ feature }) => isFeatureOn(configs, feature)).map(({ to, icon, text }) => (
        <Link key={to} to={to}>
          <Icon d={icon} size={20} />
          <span>{t(text)}</span>
        </Link>
      ))}
      {hasService(configs) && (
        <Link to="/Service">
          <Icon d={headset} size={20} />
          <span>{t('member:floating.service')}</span>
        </Link>
      )}
      {PHONES.filter(({ key }) => configs[key] !== '').map(({ key, icon, text }) => (
        <a key={key} href={`tel:${configs[key]}`} title={configs[key]}>
          <Icon d={icon} size={20} />
          <span>{t(text)}</span>
        </a>
      ))}
      <Link to="/Member/Center">
        <Icon d={user} size={20} />
        <span>{t('member:menu.account')}</span>
      </Link>
      <div className={css.apps} onMouseLeave={() => setApps(false)}>
        <button type="button" aria-expanded={apps} onMouseEnter={() => setApps(true)} onClick={() => setApps(!apps)}>
          <Icon d={qrcode} size={20} />
          <span>{t('member:floating.app')}</span>
        </button>
        {apps && (
          <div className={css.codes}>
            <AppCodes configs={configs} />
          </div>
        )}
      </div>
      <button type="button" onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>
        <Icon d={arrowUp} size={20} />
        <span>{t('member:floating.top')}</span>
      </button>
    </aside>
  )
}
