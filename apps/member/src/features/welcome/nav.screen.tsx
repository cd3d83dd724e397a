import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, buildButtonClass, EmptyState, MoonLogo } from '@moongate/ui'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { LineList } from './line-list.tsx'
import { useLineTest } from './use-line-test.ts'
import css from './welcome.module.css'

/** The site's lines with a speed test of each, and the operator's links (R2.3). */
const NavScreen = () => {
  const { data: configs } = useQuery(configsQuery)
  const { links, lines, best, failed, refetch, again } = useLineTest()
  useTitle(t('member-welcome:nav.title'))
  return (
    <main className={css.lines}>
      <header>
        <Link to="/Index">
          <MoonLogo name={configs?.site_name ?? ''} />
        </Link>
        {lines.length > 0 && <Button onClick={again}>{t('member-welcome:nav.test')}</Button>}
      </header>
      <h1>{t('member-welcome:nav.title')}</h1>
      <p className={css.hint}>{t('member-welcome:nav.text')}</p>
      {failed && <LoadFailed retry={() => void refetch()} />}
      {links && lines.length === 0 && <EmptyState motif="castle" title={t('member-welcome:nav.none')} />}
      <LineList lines={lines} best={best} />
      <div className={css.foot}>
        <Link to="/Index" className={buildButtonClass({ variant: 'primary' })}>
          {t('member-welcome:welcome.enter')}
        </Link>
        {(links ?? [])
          .filter((link) => link.kind === 'link')
          .map((link) => (
            <a key={link.name} className={buildButtonClass({})} href={link.url} target="_blank" rel="noreferrer">
              {link.name}
            </a>
          ))}
      </div>
    </main>
  )
}

export default NavScreen
