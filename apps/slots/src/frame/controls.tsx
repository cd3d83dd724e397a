import { Icon, icons } from '@moongate/ui'
import type { ReactNode } from 'react'
import type { Game } from '../play/game.ts'
import type { State } from '../play/state.ts'
import { t } from '../text.ts'
import { Coins, CountUp } from './coins.tsx'
import css from './frame.module.css'

const Figure = ({ label, children, wide }: { label: string; children: ReactNode; wide?: boolean }) => (
  <div className={css.figure} data-wide={wide}>
    <span className={css.label}>{label}</span>
    {children}
  </div>
)

const Stake = ({ state, stakes, game }: { state: State; stakes: readonly number[]; game: Game }) => {
  const at = stakes.indexOf(state.stake)
  const locked = state.phase === 'playing' || state.granted !== undefined
  return (
    <fieldset className={css.stake} aria-label={t('stake')}>
      <button type="button" aria-label={t('less')} disabled={locked || at <= 0} onClick={() => game.changeStake(-1)}>
        <Icon d={icons.minus} size={18} />
      </button>
      <Figure label={t('stake')}>
        <Coins minor={state.granted?.stake ?? state.stake} className={css.amount} />
      </Figure>
      <button
        type="button"
        aria-label={t('more')}
        disabled={locked || at >= stakes.length - 1}
        onClick={() => game.changeStake(1)}
      >
        <Icon d={icons.plus} size={18} />
      </button>
    </fieldset>
  )
}

const SpinButton = ({ state, game }: { state: State; game: Game }) => {
  const playing = state.phase === 'playing'
  return (
    <button
      type="button"
      className={css.spin}
      data-playing={playing}
      aria-label={t(playing ? 'hurry' : 'spin')}
      onClick={game.press}
    >
      <span className={css.spinRing} aria-hidden />
      <Icon d={playing ? icons.playerPause : icons.refresh} size={40} />
    </button>
  )
}

type Props = { state: State; stakes: readonly number[]; game: Game; onAuto: () => void }

/** The bar below: what is there, what is staked, what is won, and the buttons that play. */
export const Controls = ({ state, stakes, game, onAuto }: Props) => (
  <footer className={css.controls}>
    <div className={css.figures}>
      <Figure label={t('balance')}>
        <Coins minor={state.balance} className={css.amount} />
      </Figure>
      <Figure label={t('win')} wide>
        <CountUp minor={state.won} ms={700} className={css.won} />
      </Figure>
    </div>
    <Stake state={state} stakes={stakes} game={game} />
    <div className={css.presses}>
      <button type="button" className={css.side} aria-pressed={state.turbo} onClick={game.toggleTurbo}>
        <Icon d={icons.bolt} size={22} />
        <span>{t('turbo')}</span>
      </button>
      <SpinButton state={state} game={game} />
      <button
        type="button"
        className={css.side}
        aria-pressed={state.auto !== undefined}
        onClick={state.auto ? game.stopAuto : onAuto}
        disabled={!state.auto && state.phase === 'playing'}
      >
        {state.auto ? <b>{state.auto.left}</b> : <Icon d={icons.repeat} size={22} />}
        <span>{t(state.auto ? 'auto_stop' : 'auto')}</span>
      </button>
    </div>
  </footer>
)
