import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Button, EmptyState, Input, Tabs } from '@moongate/ui'
import { search as glass } from '@moongate/ui/icons.gen'
import { useEffect, useRef, useState } from 'react'
import { api as calls } from '../../api/api.ts'
import { IS_MOBILE } from '../../start/mobile.ts'
import { formatCount, t } from '../../text.ts'
import { GameGrid } from '../../widgets/game-grid.tsx'
import { useDebounced } from '../../widgets/use-debounced.ts'
import css from './lobby.module.css'
import { buildGamesInput, findNextPage, TAGS, type Tag } from './lobby.rules.ts'

/** `/` puts the cursor into the search, unless something is being typed. */
const useSlash = () => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const handleSearch = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', handleSearch)
    return () => removeEventListener('keydown', handleSearch)
  }, [])
  return input
}

type Filter = Parameters<typeof buildGamesInput>[0]

/** The games that match a filter, page by page. */
export const lobbyGamesQuery = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['games', 'lobby', filter],
    initialPageParam: 1,
    staleTime: 300_000,
    queryFn: async ({ pageParam }) =>
      (await calls.games.list({ ...buildGamesInput(filter, pageParam), isMobile: IS_MOBILE })).data,
    getNextPageParam: findNextPage,
  })

/** Tabs, search and tiles; further pages on demand. */
export const GameList = ({ gameType, api }: { gameType: number; api: string }) => {
  const [tag, setTag] = useState<Tag>('all')
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed, 200)
  const input = useSlash()
  const filter = { gameType, api, tag, keyword }
  const { data, isPending, isLoadingError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    lobbyGamesQuery(filter),
  )
  const games = data?.pages.flatMap((page) => page.data)
  const clear = () => {
    setTag('all')
    setTyped('')
  }
  return (
    <section className={css.list}>
      <div className={css.tools}>
        <Tabs
          items={TAGS.map((id) => ({ id, label: t(`member-lobby:tab.${id}`) }))}
          value={tag}
          onChange={setTag}
          label={t('member-lobby:tabs')}
        />
        <span className={css.search}>
          <Input
            ref={input}
            icon={glass}
            type="search"
            value={typed}
            maxLength={40}
            aria-label={t('member-lobby:search')}
            placeholder={`${t('member-lobby:search')}  /`}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
        <small aria-live="polite" data-waiting={!data || undefined}>
          {t('member-lobby:total', { count: formatCount(data?.pages[0]?.total ?? 0) })}
        </small>
      </div>
      {games?.length === 0 ? (
        <EmptyState
          motif="magnifier"
          title={t('member-lobby:no_hits')}
          action={<Button onClick={clear}>{t('member-lobby:clear')}</Button>}
        />
      ) : (
        <GameGrid games={games} waiting={isPending} failed={isLoadingError} retry={() => void refetch()} places={10} />
      )}
      {hasNextPage && (
        <Button className={css.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('member-lobby:more')}
        </Button>
      )}
    </section>
  )
}
