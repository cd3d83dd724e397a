import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buildButtonClass, EmptyState, SectionTitle } from '@moongate/ui'
import { hotGamesQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { GameGrid } from '../../widgets/game-grid.tsx'

/** The games tagged hot. */
export const HotGames = () => {
  const { data, isPending, isLoadingError, refetch } = useQuery(hotGamesQuery)
  const empty = (
    <EmptyState
      motif="crystal-ball"
      title={t('member-home:no_hot')}
      action={
        <Link to="/Lottery" className={buildButtonClass({})}>
          {t('member:home.hero_play')}
        </Link>
      }
    />
  )
  return (
    <section>
      <SectionTitle>{t('member-home:hot')}</SectionTitle>
      {data?.data.length === 0 ? (
        empty
      ) : (
        <GameGrid games={data?.data} waiting={isPending} failed={isLoadingError} retry={() => void refetch()} />
      )}
    </section>
  )
}
