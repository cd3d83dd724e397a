import type { Sending } from '@moongate/client/react'
import type { Game } from '@moongate/lottery'
import { Button, Card, IconButton } from '@moongate/ui'
import { chevronDown, chevronUp } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import type { Receipt as Placed, Ticket } from '../../api/answers.ts'
import type { Restored } from '../../play/kept-slip.rules.ts'
import { getLineKey, type Slip as SlipState, type SlipAction, type SlipView } from '../../play/slip.rules.ts'
import type { Phase } from '../../time/phase.rules.ts'
import { t, translateCommon, translateName } from '../../text.ts'
import { Multiple } from './multiple.tsx'
import { Receipt } from './receipt.tsx'
import { RestoredNote } from './restored-note.tsx'
import { SlipLine } from './slip-line.tsx'
import { SlipTotals } from './slip-totals.tsx'
import { StakeChips } from './stake-chips.tsx'
import css from './slip.module.css'

export type SlipProps = {
  game: Game
  slip: SlipState
  view: SlipView
  odds: (type: string) => string
  phase: Phase
  /** Without a game session one can look but not bet. */
  canBet: boolean
  /** How the last order sent from this slip stands. */
  sending: Sending
  receipt: Placed | undefined
  /** The receipt's tickets as they stand now; nothing before they were asked for. */
  followed: readonly Ticket[] | undefined
  /** What to look at before a slip goes out that was kept over a reload. */
  restored: Restored | undefined
  dispatch: (action: SlipAction) => void
  onConfirm: () => void
  onDone: () => void
  onRepeat: () => void
}

const Lines = ({ game, slip, odds, dispatch }: Pick<SlipProps, 'game' | 'slip' | 'odds' | 'dispatch'>) => {
  if (slip.lines.length === 0) return <p className={css.empty}>{t('slip_empty')}</p>
  return (
    <ul className={css.lines}>
      {slip.lines.map((line) => (
        <SlipLine key={getLineKey(line)} game={game} line={line} odds={odds(line.bet_type)} dispatch={dispatch} />
      ))}
    </ul>
  )
}

/** Why the slip cannot go out now; an empty slip needs no words, and a closed table says so on the button. */
const explainFault = ({ view, canBet, sending }: SlipProps): string | undefined => {
  if (!canBet) return t('enter_from_lobby')
  if (sending === 'unsent') return translateCommon('common:not_sent')
  if (sending === 'unknown') return translateCommon('common:unknown_booked')
  return view.fault && view.fault !== 'empty' ? translateName('fault', view.fault) : undefined
}

const Order = (props: SlipProps) => {
  const { game, slip, view, odds, phase, canBet, sending, dispatch, onConfirm } = props
  const again = sending === 'unknown'
  const reason = explainFault(props)
  return (
    <>
      {props.restored ? <RestoredNote restored={props.restored} /> : null}
      <div className={css.details}>
        <Lines game={game} slip={slip} odds={odds} dispatch={dispatch} />
        <StakeChips stake={slip.stake} onStake={(stake) => dispatch({ do: 'stake', stake })} />
        <Multiple value={slip.multiple} onValue={(multiple) => dispatch({ do: 'multiple', multiple })} />
      </div>
      <SlipTotals view={view} />
      <output className={css.reason}>{reason}</output>
      <Button
        variant="primary"
        size="l"
        wide
        busy={sending === 'sending'}
        disabled={!canBet || (!again && (phase !== 'open' || view.fault !== undefined))}
        aria-keyshortcuts="Control+Enter"
        onClick={onConfirm}
      >
        {again ? t('confirm_again') : phase === 'open' ? t('confirm') : translateName('phase', phase)}
      </Button>
    </>
  )
}

/** The slip: always in sight, and replaced by the receipt once it was accepted. */
export const Slip = (props: SlipProps) => {
  const { slip, receipt, dispatch, onDone, onRepeat } = props
  const [open, setOpen] = useState(false)
  return (
    <Card className={css.slip} aria-label={t('slip')} data-open={open || receipt !== undefined || undefined}>
      <header className={css.head}>
        <h2>
          {t('slip')} <b>{slip.lines.length || ''}</b>
        </h2>
        <IconButton
          icon={open ? chevronDown : chevronUp}
          label={t(open ? 'slip_less' : 'slip_more')}
          aria-expanded={open}
          className={css.unfold ?? ''}
          onClick={() => setOpen(!open)}
        />
        {slip.lines.length > 0 && !receipt ? (
          <button type="button" className={css.clear} onClick={() => dispatch({ do: 'clear' })}>
            {t('clear_all')}
          </button>
        ) : null}
      </header>
      {receipt ? (
        <Receipt game={props.game} receipt={receipt} followed={props.followed} onDone={onDone} onRepeat={onRepeat} />
      ) : (
        <Order {...props} />
      )}
    </Card>
  )
}
