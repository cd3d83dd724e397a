import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge, Button, buildButtonClass, EmptyState, MoonLogo } from '@moongate/ui'
import { useState } from 'react'
import { configsQuery, linksQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { findFastest, measure, type Speed } from './speed.ts'
import css from './welcome.module.css'

const describeSpeed = (speed: Speed | undefined): string => {
  if (speed === undefined) return t('member-welcome:nav.testing')
  return speed === 'none' ? t('member-welcome:nav.no_answer') : t('member-welcome:nav.speed', { ms: speed })
}

/** The site's lines with a speed test of each, and the operator's links (R2.3). */
const NavScreen = () => {
  const { data: configs } = useQuery(configsQuery)
  const { data: links, isLoadingError, refetch } = useQuery(linksQuery)
  const [round, setRound] = useState(0)
  useTitle(t('member-welcome:nav.title'))
  const lines = (links ?? []).filter((link) => link.kind === 'line')
  const tests = useQueries({
    queries: lines.map(({ url }) => ({
      queryKey: ['speed', url, round],
      queryFn: () => measure(url),
      staleTime: Infinity,
    })),
  })
  const speeds: Record<string, Speed> = Object.fromEntries(
    lines.flatMap(({ url }, i) => {
      const speed = tests[i]?.data
      return speed === undefined ? [] : [[url, speed]]
    }),
  )
  const best = findFastest(speeds)
  return (
    <main className={css.lines}>
      <header>
        <Link to="/Index">
          <MoonLogo name={configs?.site_name ?? ''} />
        </Link>
        {lines.length > 0 && <Button onClick={() => setRound(round + 1)}>{t('member-welcome:nav.test')}</Button>}
      </header>
      <h1>{t('member-welcome:nav.title')}</h1>
      <p className={css.hint}>{t('member-welcome:nav.text')}</p>
      {isLoadingError && <LoadFailed retry={() => void refetch()} />}
      {links && lines.length === 0 && <EmptyState motif="castle" title={t('member-welcome:nav.none')} />}
      <ul>
        {lines.map(({ name, url }) => (
          <li
            key={url}
            className={css.line}
            data-state={speeds[url] === 'none' ? 'none' : url === best ? 'fast' : undefined}
          >
            <b>{name}</b>
            {url === best && <Badge tone="good">{t('member-welcome:nav.fastest')}</Badge>}
            <span>{describeSpeed(speeds[url])}</span>
            <a className={buildButtonClass({ size: 's' })} href={url}>
              {t('member-welcome:nav.open')}
            </a>
          </li>
        ))}
      </ul>
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
