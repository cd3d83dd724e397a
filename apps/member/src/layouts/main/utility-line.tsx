import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { configsQuery, statisticsQuery } from '../../api/queries.ts'
import { openNotices } from '../../popups/popups.store.ts'
import { useSession } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { LanguageSwitch } from '../../widgets/language-switch.tsx'
import { hasService } from '../../widgets/service.rules.ts'
import { listTopLinks } from '../member-groups.ts'
import { LoginForm } from './login-form.tsx'
import css from './utility-line.module.css'

const Greeting = () => {
  const { data: configs } = useQuery(configsQuery)
  const { data: statistics } = useQuery(statisticsQuery)
  const seconds = statistics?.withdrawal_median_seconds
  return (
    <p className={css.greeting}>
      {configs && <span>{t('member:header.welcome', { site: configs.site_name })}</span>}
      {typeof seconds === 'number' && <span className={css.speed}>{t('member:header.speed', { seconds })}</span>}
    </p>
  )
}

/** Greeting or login form on the left, outside links and the language on the right. Only what is configured is shown. */
export const UtilityLine = () => {
  const { data: configs } = useQuery(configsQuery)
  const logged_in = useSession((s) => s.token !== null)
  return (
    <section className={css.line} aria-label={t('member:header.utility')}>
      <div className={css.inner}>
        {logged_in ? <Greeting /> : <LoginForm />}
        <div className={css.links}>
          <button type="button" onClick={() => openNotices()}>
            {t('member:header.notices')}
          </button>
          {listTopLinks(configs).map(({ to, text }) => (
            <Link key={to} to={to}>
              {t(text)}
            </Link>
          ))}
          {configs?.agent_login.full_url && (
            <a href={configs.agent_login.full_url} target="_blank" rel="noreferrer">
              {t('member:header.agent_login')}
            </a>
          )}
          {configs && hasService(configs) && <Link to="/Service">{t('member:header.service')}</Link>}
          <LanguageSwitch />
        </div>
      </div>
    </section>
  )
}
