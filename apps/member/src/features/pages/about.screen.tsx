import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { EmptyState, RichHtml, Skeleton } from '@moongate/ui'
import { aboutQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { aboutTypes, isAboutPath } from './about.rules.ts'
import css from './about.module.css'

const pages = [
  ['/AboutUs', 'member:footer.about'],
  ['/ContactUs', 'member:footer.contact'],
  ['/Partner', 'member:footer.partner'],
  ['/DepositHelp', 'member:footer.deposit_help'],
  ['/DrawHelp', 'member:footer.draw_help'],
  ['/Guide', 'member:footer.guide'],
] as const

/** A page of the operator's own words, with its neighbours at the side. */
const AboutScreen = () => {
  const { pathname } = useLocation()
  const path = isAboutPath(pathname) ? pathname : '/AboutUs'
  const { data, isError, refetch } = useQuery(aboutQuery(aboutTypes[path]))
  const name = t(pages.find(([to]) => to === path)?.[1] ?? 'member:footer.about')
  useTitle(data?.title ?? name)
  return (
    <div className={css.page}>
      <nav className={css.side} aria-label={t('member-pages:help')}>
        <h1>{t('member-pages:help')}</h1>
        <ul>
          {pages.map(([to, text]) => (
            <li key={to}>
              <Link to={to} activeProps={{ 'aria-current': 'page' }}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Panel title={data?.title ?? name}>
        {isError && <LoadFailed retry={() => void refetch()} />}
        {!data && !isError && <Skeleton height={240} radius={20} />}
        {data &&
          (data.content === '' ? (
            <EmptyState motif="lantern" title={t('member-pages:empty')} />
          ) : (
            <RichHtml html={data.content} />
          ))}
      </Panel>
    </div>
  )
}

export default AboutScreen
