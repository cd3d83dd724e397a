import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { buildButtonClass, categories, EmptyState, motifUrls, Skeleton } from '@moongate/ui'
import { suppliersQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { GameList, lobbyGamesQuery } from './game-list.tsx'
import css from './lobby.module.css'
import { isLobbyPath, lobbies } from './lobby.rules.ts'
import { SupplierRail } from './supplier-rail.tsx'

/** The games of one category, by supplier, tag and word (R2.12, R2.29). Without suppliers it says so. */
const LobbyScreen = () => {
  const { pathname } = useLocation()
  const search = useSearch({ strict: false }) as { api?: string }
  const navigate = useNavigate()
  const path = isLobbyPath(pathname) ? pathname : '/Lottery'
  const { gameType, category } = lobbies[path]
  const { data: suppliers, isLoadingError, refetch } = useQuery(suppliersQuery(gameType))
  // The list's first question goes out beside that for the suppliers, not after its answer.
  const everything = lobbyGamesQuery({ gameType, api: '', tag: 'all', keyword: '' })
  useInfiniteQuery({ ...everything, enabled: search.api === undefined, notifyOnChangeProps: [] })
  const title = t(`member:home.category.${category}`)
  useTitle(title)
  const known = suppliers?.some((one) => one.api_name === search.api)
  const api = known ? (search.api ?? '') : ''
  const { hue, motif } = categories[category]
  return (
    <>
      <header className={css.head} style={{ '--hue': hue }}>
        <h1>{title}</h1>
        <img src={motifUrls[motif]} alt="" width={150} height={150} />
      </header>
      {isLoadingError && <LoadFailed retry={() => void refetch()} />}
      {!suppliers && !isLoadingError && <Skeleton className={css.waiting} height="auto" radius={20} />}
      {suppliers?.length === 0 && (
        <div className={css.empty}>
          <EmptyState
            motif={motif}
            title={t('member-lobby:coming')}
            action={
              path !== '/Lottery' && (
                <Link to="/Lottery" className={buildButtonClass({ variant: 'primary' })}>
                  {t('member-lobby:to_lottery')}
                </Link>
              )
            }
          >
            {path !== '/Lottery' && t('member-lobby:coming_text')}
          </EmptyState>
        </div>
      )}
      {suppliers && suppliers.length > 0 && (
        <div className={css.lobby}>
          <SupplierRail
            suppliers={suppliers}
            chosen={api}
            choose={(code) => void navigate({ to: path, search: code === '' ? {} : { api: code }, replace: true })}
          />
          <GameList key={`${gameType} ${api}`} gameType={gameType} api={api} />
        </div>
      )}
    </>
  )
}

export default LobbyScreen
