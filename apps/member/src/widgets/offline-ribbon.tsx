import { useSyncExternalStore } from 'react'
import { t } from '../text.ts'
import css from './busy-line.module.css'

const watch = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says that the network is gone, until it is back. */
export const OfflineRibbon = () => {
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  return online ? null : <output className={css.offline}>{t('member:ui.offline')}</output>
}
