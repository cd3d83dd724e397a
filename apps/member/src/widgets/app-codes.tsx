import { useRef } from 'react'
import { lazily } from '../start/lazily.tsx'
import { t } from '../text.ts'
import { type AppConfigs, listAppCodes, isPicture } from './app-codes.rules.ts'
import css from './app-codes.module.css'
import { useNear } from './use-near.ts'

const Code = lazily(() => import('./qr-code.tsx'))
const names = {
  android: 'member:home.app_android',
  ios: 'member:home.app_ios',
  browser: 'member:home.app_browser',
} as const

/** QR codes of the apps and of the mobile browser's address, as configured (R1.12, R2.28); drawn when they come into sight. */
export const AppCodes = ({ configs }: { configs: AppConfigs }) => {
  const list = useRef<HTMLUListElement>(null)
  const near = useNear(list)
  return (
    <ul ref={list} className={css.codes}>
      {listAppCodes(configs, `${location.origin}/`).map(({ kind, url }) => (
        <li key={kind}>
          <span className={css.frame}>
            {isPicture(url) ? (
              <img src={url} alt={t(names[kind])} width={112} height={112} loading="lazy" />
            ) : (
              near && <Code text={url} label={t(names[kind])} />
            )}
          </span>
          <span>{t(names[kind])}</span>
        </li>
      ))}
    </ul>
  )
}
