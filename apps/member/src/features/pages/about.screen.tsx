import { lazily } from '../../start/lazily.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { EmptyState, RichHtml, Skeleton } from '@moongate/ui'
import { aboutQuery } from '../../api/queries.ts'
import { loadTexts, t } from '../../text.ts'
import { ABOUT_PAGES, ABOUT_PATHS, isAboutPath } from '../../widgets/about-pages.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import css from './about.module.css'
import { isHelpPath } from './help.rules.ts'

const Help = lazily(
  async () => {
    const [help] = await Promise.all([import('./help.tsx'), loadTexts('member-help')])
    return help
  },
  { Waiting: () => <Skeleton height={240} radius={20} /> },
)

/** A page of the operator's own words, with its neighbours at the side. */
const AboutScreen = () => {
  const { pathname } = useLocation()
  const path = isAboutPath(pathname) ? pathname : '/AboutUs'
  const { data, isLoadingError, refetch } = useQuery(aboutQuery(ABOUT_PAGES[path].type))
  const name = t(ABOUT_PAGES[path].text)
  useTitle(data?.title ?? name)
  return (
    <div className={css.page}>
      <nav className={css.side} aria-label={t('member-pages:help')}>
        <h1>{t('member-pages:help')}</h1>
        <ul>
          {ABOUT_PATHS.map((to) => (
            <li key={to}>
              <Link to={to} activeProps={{ 'aria-current': 'page' }}>
                {t(ABOUT_PAGES[to].text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.main}>
        <Panel title={data?.title ?? name}>
          {isLoadingError && <LoadFailed retry={() => void refetch()} />}
          {!data && !isLoadingError && <Skeleton height={240} radius={20} />}
          {data &&
            (data.content === '' ? (
              <EmptyState motif="lantern" title={t('member-pages:empty')} />
            ) : (
              <RichHtml html={data.content} />
            ))}
        </Panel>
        {isHelpPath(path) && <Help path={path} />}
      </div>
    </div>
  )
}

export default AboutScreen
