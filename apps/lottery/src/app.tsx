import { useAway } from '@moongate/client/react'
import { findGame } from '@moongate/lottery'
import { Ribbon, Spinner, Toaster, VisuallyHidden } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { hearing } from './api/hearing.ts'
import { RealityLate } from './features/protection/reality-late.tsx'
import { listen } from './api/live.ts'
import { refreshAfterDraw, tickersQuery } from './api/queries.ts'
import { LoadFailed } from './load-failed.tsx'
import { GameTable } from './table/game-table.tsx'
import { t, translateCommon } from './text.ts'
import css from './app.module.css'

/** What was drawn last, over all games: when it changes, balance, records and miss counts are stale. */
const useRefreshOnDraw = (last: string | undefined): void => {
  useEffect(() => {
    if (last) refreshAfterDraw()
  }, [last])
}

const Waiting = ({ failed, onRetry }: { failed: boolean; onRetry: () => void }) => (
  <main className={css.waiting}>
    {failed ? <LoadFailed retry={onRetry} /> : <Spinner size={44} label={t('loading')} />}
  </main>
)

/** The game client: chooses the game, keeps it live, and says out loud what happened. */
export const App = ({ first }: { first: string | undefined }) => {
  const [code, setCode] = useState(first)
  const [announced, setAnnounced] = useState('')
  const { data: tickers = [], isError, refetch } = useQuery(tickersQuery)
  const playable = tickers.filter((ticker) => findGame(ticker.code))
  const ticker = playable.find((one) => one.code === code) ?? playable[0]
  const game = ticker && findGame(ticker.code)
  useEffect(listen, [])
  useRefreshOnDraw(ticker?.last?.issue)
  const announce = useCallback((text: string) => setAnnounced(text), [])
  return (
    <>
      {ticker && game ? (
        <GameTable
          key={game.code}
          game={game}
          ticker={ticker}
          tickers={playable}
          onGame={setCode}
          announce={announce}
        />
      ) : (
        <Waiting failed={isError} onRetry={() => void refetch()} />
      )}
      <VisuallyHidden live>{announced}</VisuallyHidden>
      <Ribbon>{useAway(hearing) && translateCommon('common:server_away')}</Ribbon>
      <RealityLate />
      <Toaster label={t('messages')} close={t('close')} />
    </>
  )
}
