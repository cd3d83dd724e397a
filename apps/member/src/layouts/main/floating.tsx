import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isFeatureOn } from '@moongate/contract/features'
import { Icon } from '@moongate/ui'
import { arrowUp, deviceMobile, headset, phone, qrcode, steeringWheel, wallet } from '@moongate/ui/icons.gen'
import { configsQuery } from '../../api/queries.ts'
import { useIsDemo } from '../../session/use-is-demo.ts'
import { t } from '../../text.ts'
import { AppCodes } from '../../widgets/app-codes.tsx'
import { hasService } from '../../widgets/service.rules.ts'
import css from './floating.module.css'

/** Right edge: service chat, service phones, app codes, deposit shortcut, top (R2.25). Only what is configured. */
export const Floating = () => {
  const { data: configs } = useQuery(configsQuery)
  const demo = useIsDemo()
  const [apps, setApps] = useState(false)
  if (!configs) return null
  return (
    <aside className={css.rail} aria-label={t('member:floating.label')}>
      {!demo && (
        <Link to="/Member/Deposit" className={css.hot}>
          <Icon d={wallet} size={20} />
          <span>{t('member:floating.deposit')}</span>
        </Link>
      )}
      {isFeatureOn(configs, 'wheel') && (
        <Link to="/Wheel">
          <Icon d={steeringWheel} size={20} />
          <span>{t('member:menu.wheel')}</span>
        </Link>
      )}
      {hasService(configs) && (
        <Link to="/Service">
          <Icon d={headset} size={20} />
          <span>{t('member:floating.service')}</span>
        </Link>
      )}
      {configs.service_phone !== '' && (
        <a href={`tel:${configs.service_phone}`} title={configs.service_phone}>
          <Icon d={phone} size={20} />
          <span>{t('member:floating.phone')}</span>
        </a>
      )}
      {configs.site_mobile !== '' && (
        <a href={`tel:${configs.site_mobile}`} title={configs.site_mobile}>
          <Icon d={deviceMobile} size={20} />
          <span>{t('member:floating.mobile')}</span>
        </a>
      )}
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
