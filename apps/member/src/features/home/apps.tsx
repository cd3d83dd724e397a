import { useQuery } from '@tanstack/react-query'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { AppCodes } from '../../widgets/app-codes.tsx'
import css from './apps.module.css'

/** App and browser download with their codes. */
export const Apps = () => {
  const { data: configs } = useQuery(configsQuery)
  if (!configs) return null
  return (
    <section id="app" className={css.apps} aria-label={t('member-home:app', { site: configs.site_name })}>
      <div>
        <h2>{t('member-home:app', { site: configs.site_name })}</h2>
        <p>{t('member-home:app_scan')}</p>
      </div>
      <AppCodes configs={configs} />
    </section>
  )
}
