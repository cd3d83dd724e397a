import { CANNONS } from '@moongate/fishing'
import { Money, useFormatAmount } from '@moongate/ui'
import { toDecimal } from '../frame/coins.ts'
import type { Room, RoomState } from '../play/room.ts'
import { t } from '../text.ts'
import css from './sea.module.css'

const Figure = ({ name, minor }: { name: string; minor: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money value={toDecimal(minor)} />
    </dd>
  </div>
)

const Cannons = ({ room, chosen }: { room: Room; chosen: number }) => {
  const formatAmount = useFormatAmount()
  return (
    <fieldset className={css.cannons} aria-label={t('cannons')}>
      {CANNONS.map((stake, level) => (
        <button
          key={stake}
          type="button"
          data-level={level}
          aria-pressed={level === chosen}
          onClick={() => room.set({ cannon: level })}
        >
          {formatAmount(toDecimal(stake))}
        </button>
      ))}
    </fieldset>
  )
}

/** Balance, cannons, and what fires by itself. */
export const Controls = ({ room, state }: { room: Room; state: RoomState }) => (
  <footer className={css.controls}>
    <dl className={css.figures}>
      <Figure name={t('balance')} minor={state.balance} />
      <Figure name={t('won')} minor={state.won} />
    </dl>
    <Cannons room={room} chosen={state.cannon} />
    <div className={css.switches}>
      <button type="button" aria-pressed={state.lock} onClick={() => room.set({ lock: !state.lock })}>
        {t('lock')}
      </button>
      <button type="button" aria-pressed={state.auto} onClick={() => room.set({ auto: !state.auto })}>
        {t('auto')}
      </button>
    </div>
  </footer>
)
