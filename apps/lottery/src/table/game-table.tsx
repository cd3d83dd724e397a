import { type Game, countMisses } from '@moongate/lottery'
import { fromWire } from '@moongate/money'
import { Card } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useState } from 'react'
import type { Receipt, Ticker } from '../api/answers.ts'
import { balanceQuery, drawsQuery, rulesQuery } from '../api/queries.ts'
import { FamilyPanel } from '../features/board/family-panel.tsx'
import { DrawHeader } from '../features/draw/draw-header.tsx'
import { GameList } from '../features/games/game-list.tsx'
import { Fair } from '../features/records/fair.tsx'
import { Recent } from '../features/records/recent.tsx'
import { Records } from '../features/records/records.tsx'
import { Slip } from '../features/slip/slip.tsx'
import { emptySlip, type Line, type SlipAction, reduceSlip, viewSlip } from '../play/slip.rules.ts'
import { findOdds, readTerms } from '../play/terms.rules.ts'
import { useHit } from '../play/use-hit.ts'
import { usePhase } from '../play/use-phase.ts'
import { usePlace } from '../play/use-place.ts'
import { useSession } from '../session/session.ts'
import { FamilyTabs } from './family-tabs.tsx'
import { LockBand } from './lock-band.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { TopBar } from './top-bar.tsx'
import css from './table.module.css'

type Props = {
  game: Game
  family: string | undefined
  ticker: Ticker
  tickers: readonly Ticker[]
  onGame: (code: string) => void
  announce: (text: string) => void
}

/** The slip with everything that can happen to it, from a tap to the receipt. */
const usePlay = (game: Game, ticker: Ticker, balance: string | undefined) => {
  const { data: rules } = useQuery(rulesQuery(game.code))
  const terms = useMemo(() => readTerms(rules), [rules])
  const [slip, dispatch] = useReducer(reduceSlip, emptySlip)
  const [placed, setPlaced] = useState<{ receipt: Receipt; lines: readonly Line[] }>()
  const phase = usePhase(ticker)
  const view = useMemo(
    () => viewSlip(game, terms, slip, balance === undefined ? undefined : fromWire(balance)),
    [game, terms, slip, balance],
  )
  const place = usePlace((receipt) => {
    setPlaced({ receipt, lines: slip.lines })
    dispatch({ do: 'clear' })
  })
  /** The next tap puts the receipt away. */
  const act = (action: SlipAction): void => {
    setPlaced(undefined)
    dispatch(action)
  }
  const signedIn = useSession() !== undefined
  const confirm = (): void => {
    if (signedIn && phase === 'open' && view.fault === undefined && !place.isPending && !placed)
      place.mutate({ code: game.code, issue: ticker.issue, lines: view.order })
  }
  const closeReceipt = (): void => setPlaced(undefined)
  const repeat = (): void => {
    dispatch({ do: 'fill', lines: placed?.lines ?? [] })
    closeReceipt()
  }
  return {
    rules,
    terms,
    slip,
    dispatch: act,
    view,
    phase,
    confirm,
    signedIn,
    placing: place.isPending,
    receipt: placed?.receipt,
    done: closeReceipt,
    repeat,
  }
}

/** Ctrl+Enter confirms wherever the focus is. */
const useConfirmKey = (confirm: () => void): void => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      confirm()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  })
}

/** The whole table of one game: games, draw, board, slip and records. */
export const GameTable = ({ game, family: asked, ticker, tickers, onGame, announce }: Props) => {
  const signedIn = useSession() !== undefined
  const balance = useQuery({ ...balanceQuery, enabled: signedIn })
  const { data: draws } = useQuery(drawsQuery(game.code))
  const play = usePlay(game, ticker, balance.data)
  const [family, setFamily] = useState(game.families.find((one) => one === asked) ?? game.families[0] ?? '')
  const [rulesOpen, setRulesOpen] = useState(false)
  const hit = useHit(ticker.last)
  const misses = useMemo(
    () =>
      draws && draws.length > 0
        ? countMisses(
            game,
            draws.flatMap((draw) => (draw.balls ? [draw.balls] : [])),
          )
        : undefined,
    [game, draws],
  )
  useConfirmKey(play.confirm)
  const findOddsOf = (id: string): string => findOdds(game, play.terms, id)
  const disabled = play.phase !== 'open'

  return (
    <div className={css.page}>
      <TopBar
        balance={balance.data}
        refreshing={balance.isFetching}
        onRefresh={() => void balance.refetch()}
        onRules={() => setRulesOpen(true)}
      />
      <div className={css.left}>
        <GameList tickers={tickers} current={game.code} onChoose={onGame} />
        {draws ? <Fair code={game.code} issue={ticker.issue} draws={draws} /> : null}
      </div>
      <main className={css.main}>
        <Card className={css.card}>
          <DrawHeader
            ticker={ticker}
            phase={play.phase}
            lock_ms={play.rules?.lock_ms ?? game.schedule.lock_ms}
            period_ms={game.schedule.period_ms}
            announce={announce}
          />
          <FamilyTabs families={game.families} value={family} onChange={setFamily}>
            <FamilyPanel
              key={family}
              game={game}
              family={family}
              lines={play.slip.lines}
              dispatch={play.dispatch}
              odds={findOddsOf}
              misses={misses}
              hit={hit}
              disabled={disabled}
            />
          </FamilyTabs>
          <LockBand phase={play.phase} />
        </Card>
        <Records game={game} draws={draws} signedIn={signedIn} />
      </main>
      <aside className={css.side}>
        <Slip
          {...play}
          game={game}
          odds={findOddsOf}
          canBet={play.signedIn}
          onConfirm={play.confirm}
          onDone={play.done}
          onRepeat={play.repeat}
        />
        {draws ? <Recent draws={draws} /> : null}
      </aside>
      {rulesOpen && play.rules ? <RulesDialog rules={play.rules} onClose={() => setRulesOpen(false)} /> : null}
    </div>
  )
}
