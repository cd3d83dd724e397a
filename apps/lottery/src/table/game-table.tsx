import { type Game, countMisses } from '@moongate/lottery'
import { fromWire } from '@moongate/money'
import { Card } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useReducer, useState } from 'react'
import type { Draw, Receipt, Ticker } from '../api/answers.ts'
import { balanceQuery, drawsQuery, rulesQuery } from '../api/queries.ts'
import { FamilyPanel } from '../features/board/family-panel.tsx'
import { DrawHeader } from '../features/draw/draw-header.tsx'
import { GameList } from '../features/games/game-list.tsx'
import { Fair } from '../features/records/fair.tsx'
import { Recent } from '../features/records/recent.tsx'
import { Records } from '../features/records/records.tsx'
import { Slip } from '../features/slip/slip.tsx'
import { withholdDraws } from '../play/reveal.rules.ts'
import { type Slip as SlipState, type SlipAction, reduceSlip, viewSlip } from '../play/slip.rules.ts'
import { findOdds, readTerms } from '../play/terms.rules.ts'
import { useHit } from '../play/use-hit.ts'
import { useKeeping, useKeptSlip, useRestored } from '../play/use-kept-slip.ts'
import { usePhase } from '../play/use-phase.ts'
import { usePlace } from '../play/use-place.ts'
import { useHeld, useReveal, type Reveal } from '../play/use-reveal.ts'
import { useIssueTickets } from '../play/use-result.ts'
import { useSession } from '../session/session.ts'
import type { Phase } from '../time/phase.rules.ts'
import { FamilyTabs } from './family-tabs.tsx'
import { LockBand } from './lock-band.tsx'
import { ResultTold } from './result-told.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { TopBar } from './top-bar.tsx'
import { useConfirmKey } from './use-confirm-key.ts'
import css from './table.module.css'

type Props = {
  game: Game
  ticker: Ticker
  tickers: readonly Ticker[]
  onGame: (code: string) => void
  announce: (text: string) => void
}

/** The slip with everything that can happen to it, from a tap to the receipt and its result. */
const usePlay = (game: Game, ticker: Ticker, phase: Phase, reveal: Reveal, balance: string | undefined) => {
  const { data: rules } = useQuery(rulesQuery(game.code))
  const terms = useMemo(() => readTerms(rules), [rules])
  const { place: keeping_place, kept, first } = useKeptSlip(game)
  const [slip, dispatch] = useReducer(reduceSlip, first)
  const [placed, setPlaced] = useState<{ receipt: Receipt; slip: SlipState }>()
  const view = useMemo(
    () => viewSlip(game, terms, slip, balance === undefined ? undefined : fromWire(balance)),
    [game, terms, slip, balance],
  )
  const { state: sending, place, giveUp } = usePlace(view.order, keeping_place)
  const odds = (id: string): string => findOdds(game, terms, id)
  const now = { slip, issue: ticker.issue, odds }
  const { restored, settle } = useRestored(kept, rules !== undefined, now)
  useKeeping(keeping_place, rules !== undefined, { ...now, sent: sending === 'sending' || sending === 'unknown' })
  const followed = useIssueTickets(game.code, placed?.receipt.tickets[0]?.issue, reveal)
  /** The next tap puts the receipt away. While an order is under way the slip stands still; clearing it gives the order up. */
  const act = (action: SlipAction): void => {
    if (sending === 'sending') return action.do === 'clear' ? void giveUp() : undefined
    settle()
    setPlaced(undefined)
    dispatch(action)
  }
  const signedIn = useSession() !== undefined
  const confirm = (): void => {
    const may = sending === 'unknown' || (phase === 'open' && view.fault === undefined)
    if (!signedIn || !may || placed) return
    settle()
    void place({ code: game.code, issue: ticker.issue, lines: view.order }, (receipt) => {
      setPlaced({ receipt, slip })
      dispatch({ do: 'clear' })
    })
  }
  const closeReceipt = (): void => setPlaced(undefined)
  const repeat = (): void => {
    if (placed) dispatch({ do: 'fill', ...placed.slip })
    closeReceipt()
  }
  return {
    rules,
    odds,
    slip,
    restored,
    followed,
    dispatch: act,
    view,
    phase,
    confirm,
    signedIn,
    sending,
    receipt: placed?.receipt,
    done: closeReceipt,
    repeat,
  }
}

/** The draws as far as they are shown, and how long each digit has not fallen in them: nothing in its place while no draw is known. */
const useDraws = (game: Game, { shown }: Reveal) => {
  const { data, isLoadingError, refetch } = useQuery(drawsQuery(game.code))
  const draws = useMemo(() => data && withholdDraws(data, shown?.issue), [data, shown])
  const misses = useMemo(() => {
    const fallen = (draws ?? []).flatMap(({ balls }: Draw) => (balls ? [balls] : []))
    return fallen.length > 0 ? countMisses(game, fallen) : game.positions.map(() => [])
  }, [game, draws])
  return { draws, misses, retry: isLoadingError ? () => void refetch() : undefined }
}

/** The whole table of one game: games, draw, board, slip and records. */
export const GameTable = ({ game, ticker, tickers, onGame, announce }: Props) => {
  const signedIn = useSession() !== undefined
  const phase = usePhase(ticker)
  const reveal = useReveal(ticker, phase, game.schedule.period_ms)
  const balance = useQuery({ ...balanceQuery, enabled: signedIn })
  const money = useHeld(balance.data, reveal.holding)
  const { draws, misses, retry } = useDraws(game, reveal)
  const play = usePlay(game, ticker, phase, reveal, money)
  const [family, setFamily] = useState(game.families[0] ?? '')
  const [rulesOpen, setRulesOpen] = useState(false)
  const hit = useHit(reveal)
  useConfirmKey(play.confirm)
  const disabled = phase !== 'open'

  return (
    <div className={css.page}>
      <TopBar
        balance={money}
        refreshing={balance.isFetching}
        onRefresh={() => void balance.refetch()}
        onRules={() => setRulesOpen(true)}
      />
      <div className={css.left}>
        <GameList tickers={tickers} current={game.code} onChoose={onGame} />
        {draws ? <Fair code={game.code} commitment={ticker.commitment} draws={draws} /> : null}
      </div>
      <main className={css.main}>
        <Card className={css.card}>
          <DrawHeader
            ticker={ticker}
            reveal={reveal}
            phase={phase}
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
              odds={play.odds}
              misses={misses}
              hit={hit}
              disabled={disabled}
            />
          </FamilyTabs>
          <LockBand phase={phase} />
        </Card>
        <Records game={game} draws={draws} retry={retry} until={reveal.shown?.issue} signedIn={signedIn} />
      </main>
      <aside className={css.side}>
        <Slip
          {...play}
          game={game}
          canBet={play.signedIn}
          onConfirm={play.confirm}
          onDone={play.done}
          onRepeat={play.repeat}
        />
        {draws ? <Recent draws={draws} /> : null}
      </aside>
      {signedIn ? <ResultTold code={game.code} reveal={reveal} receipt={play.receipt} announce={announce} /> : null}
      {rulesOpen && play.rules ? <RulesDialog rules={play.rules} onClose={() => setRulesOpen(false)} /> : null}
    </div>
  )
}
