import type { Granted } from '@moongate/game-contract/slots'
import type { SlotGame } from '@moongate/slots'
import { describeGame } from '@moongate/slots'
import { useMemo } from 'react'
import type { State } from '../play/state.ts'
import { t } from '../text.ts'
import css from './frame.module.css'

const putLayout = (slot: SlotGame): string => {
  const { layout, ways = 0 } = describeGame(slot)
  if (layout.kind === 'lines') return t('lines_count', { count: layout.lines.length })
  return layout.kind === 'ways' ? t('ways_count', { count: ways.toLocaleString('en') }) : t('anywhere_count')
}

/** Which of the free spins that were granted is played next, and where their wins go. */
const GrantedBanner = ({ spin, of }: Granted) => (
  <p className={css.banner} data-free>
    <span>{t('granted', { spin, of })}</span>
    <span>{t('granted_note')}</span>
  </p>
)

/** Over the reels: how wins are counted and how far they go; in free spins, how many are left and what they multiply. */
export const FreeBanner = ({ slot, state }: { slot: SlotGame; state: State }) => {
  const layout = useMemo(() => putLayout(slot), [slot])
  const is_free = state.free_left !== undefined
  if (state.granted && !is_free && !state.is_replay) return <GrantedBanner {...state.granted} />
  return (
    <p className={css.banner} data-free={is_free}>
      <span>{is_free ? t('free_left', { count: state.free_left ?? 0 }) : layout}</span>
      {state.multiplier > 1 ? (
        <b key={state.multiplier} className={css.times}>
          ×{state.multiplier}
        </b>
      ) : (
        !is_free && (
          <span>
            {t('fact.most')} {t('times', { count: slot.max_win_stakes.toLocaleString('en') })}
          </span>
        )
      )}
    </p>
  )
}
