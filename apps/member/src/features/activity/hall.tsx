import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Button, EmptyState, Skeleton, TabPanel, Tabs, usePanels } from '@moongate/ui'
import { hallQuery } from '../../api/activity-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useShowTab } from '../../widgets/use-show-tab.ts'
import { chooseCards, listFilters, readFilter } from './activity.rules.ts'
import css from './activity.module.css'
import { ActivityCard } from './card.tsx'

const Bones = () => (
  <ul className={css.grid}>
    {[0, 1, 2].map((one) => (
      <li key={one}>
        <Skeleton height={320} radius={20} />
      </li>
    ))}
  </ul>
)

/** The hall: what there is, by kind; the kind is part of the address (R2.4, R2.30). */
export const Hall = () => {
  const search = useSearch({ strict: false }) as { kind?: string }
  const showTab = useShowTab()
  const panels = usePanels()
  const { data, isLoadingError, refetch } = useQuery(hallQuery)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Bones />
  if (data.length === 0)
    return (
      <EmptyState motif="gift" title={t('member-activity:none')}>
        {t('member-activity:none_text')}
      </EmptyState>
    )
  const filters = listFilters(data)
  const filter = readFilter(search.kind, filters)
  const choose = (kind: string) => showTab(kind === 'all' ? {} : { kind })
  return (
    <>
      <Tabs
        items={filters.map((id) => ({
          id,
          label: id === 'all' ? t('member-activity:all') : t(`member-activity:categories.${id}`),
        }))}
        value={filter}
        onChange={choose}
        label={t('member-activity:filter')}
        panels={panels}
      />
      <TabPanel key={filter} panels={panels} id={filter}>
        <ul className={css.grid}>
          {chooseCards(data, filter).map((activity) => (
            <ActivityCard key={activity.id} activity={activity} />
          ))}
        </ul>
        {search.kind !== undefined && filter === 'all' && (
          <p className={css.note}>
            {t('member-activity:none_here')}{' '}
            <Button variant="link" onClick={() => choose('all')}>
              {t('member-activity:show_all')}
            </Button>
          </p>
        )}
      </TabPanel>
    </>
  )
}
