import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { isFeatureOn } from '@moongate/contract/features'
import type { Ladder } from '@moongate/contract/levelup.states'
import { EmptyState, Money, RichHtml } from '@moongate/ui'
import { levelTableQuery, standingQuery } from '../../api/level-queries.ts'
import { configsQuery, meQuery } from '../../api/queries.ts'
import { useSession } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { LevelTable } from './level-table.tsx'
import { NobodysLevel, OwnLevel } from './own.tsx'
import { LevelPath } from './path.tsx'
import css from './levelup.module.css'

const PLACES = [
  ['live', '/LiveLevelUp'],
  ['slot', '/SlotLevelUp'],
] as const

/** The two ladders as neighbours. */
const Ladders = () => (
  <nav className={css.ladders} aria-label={t('member-levelup:ladders')}>
    {PLACES.map(([ladder, to]) => (
      <Link key={to} to={to} activeProps={{ 'aria-current': 'page' }}>
        {t(`member-levelup:${ladder}`)}
      </Link>
    ))}
  </nav>
)

/** What the member is called, where they are one who climbs. */
const useClimber = (): { name: string | undefined; demo: boolean } => {
  const logged_in = useSession((s) => s.token !== null)
  const { data: me } = useQuery({ ...meQuery, enabled: logged_in })
  const demo = logged_in && me?.is_demo === 1
  return { name: logged_in && !demo ? me?.name : undefined, demo }
}

const OneLadder = ({ ladder }: { ladder: Ladder }) => {
  const { name, demo } = useClimber()
  const table = useQuery(levelTableQuery(ladder))
  const { data: standing } = useQuery({ ...standingQuery(ladder, name ?? ''), enabled: name !== undefined })
  const { levels, text } = table.data ?? {}
  return (
    <div className={css.screen}>
      <Panel level={1} title={t(`member-levelup:${ladder}`)} text={t('member-levelup:text')} aside={<Ladders />}>
        {table.isLoadingError && <LoadFailed retry={() => void table.refetch()} />}
        {levels && levels.length > 0 && <LevelPath levels={levels} standing={standing} />}
        {standing && standing.level < (levels?.length ?? 0) && (
          <p className={css.next}>
            {t('member-levelup:next', { level: standing.level + 1 })} <Money value={standing.remain_bet} flash />
          </p>
        )}
        {standing && standing.level > 0 && standing.level === levels?.length && (
          <p className={css.next}>{t('member-levelup:top')}</p>
        )}
      </Panel>
      <Panel title={t('member-levelup:search_title')}>
        {name === undefined ? (
          <NobodysLevel demo={demo} />
        ) : (
          <OwnLevel key={`${ladder} ${name}`} ladder={ladder} name={name} />
        )}
      </Panel>
      <Panel title={t('member-levelup:table')}>
        <LevelTable levels={levels} own={standing?.level ?? 0} loading={table.isPending} />
      </Panel>
      {text && [text.rules, text.salary].some((html) => html !== '') && (
        <Panel title={t('member-levelup:explained')}>
          <div className={css.words}>
            {[text.rules, text.salary].map((html) => html !== '' && <RichHtml key={html} html={html} />)}
          </div>
        </Panel>
      )}
    </div>
  )
}

/** A ladder of levels by its address: the path, the own standing, the table, and how it works (R2.7). */
const LevelupScreen = () => {
  const { pathname } = useLocation()
  const { data: configs } = useQuery(configsQuery)
  const ladder: Ladder = pathname === '/LiveLevelUp' ? 'live' : 'slot'
  useTitle(t(`member-levelup:${ladder}`))
  if (configs && !isFeatureOn(configs, 'levelup'))
    return (
      <Panel level={1} title={t(`member-levelup:${ladder}`)}>
        <EmptyState motif="trophy" title={t('member-levelup:off')} />
      </Panel>
    )
  return <OneLadder ladder={ladder} />
}

export default LevelupScreen
