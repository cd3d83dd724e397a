import { RED } from '@moongate/tables'
import type { CSSProperties, KeyboardEvent } from 'react'
import { Spot } from '../../bets/spot.tsx'
import { t } from '../../text.ts'
import type { LayoutProps } from '../game.ts'
import { findNext, LONG, PLACES, type PlaceOf, WIDE } from './places.rules.ts'
import { Racetrack } from './racetrack.tsx'
import css from './roulette.module.css'

/** How the layout lies is told by the style sheet: a phone shows it upright, zero at the top. */
type Place = CSSProperties & Record<`--${string}`, number | string>
const placeAt = ({ x, y, width, height }: PlaceOf): Place => ({
  '--x': x / LONG,
  '--y': y / WIDE,
  '--width': width / LONG,
  '--height': height / WIDE,
})

const colourOf = (bet: string): string => {
  if (bet === '0') return 'green'
  const number = Number(bet)
  if (Number.isNaN(number)) return bet === 'red' || bet === 'black' ? bet : 'none'
  return RED.has(number) ? 'red' : 'black'
}

const ARROWS: Readonly<Record<string, { along: number; across: number }>> = {
  ArrowRight: { along: 1, across: 0 },
  ArrowLeft: { along: -1, across: 0 },
  ArrowDown: { along: 0, across: 1 },
  ArrowUp: { along: 0, across: -1 },
}
const FIRST = '17'

/** Arrows go from place to place: along the layout, whichever way it lies. */
const goOn = (event: KeyboardEvent<HTMLElement>): void => {
  const arrow = ARROWS[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-bet]')?.dataset['bet']
  if (!arrow || from === undefined) return
  event.preventDefault()
  const layout = event.currentTarget
  const upright = layout.clientHeight > layout.clientWidth
  const turned = upright ? { along: arrow.across, across: -arrow.along } : arrow
  layout.querySelector<HTMLElement>(`[data-bet="${findNext(from, turned)}"]`)?.focus()
}

const Place = ({ place, ...props }: LayoutProps & { place: PlaceOf }) => (
  <span className={css.place} style={placeAt(place)} data-point={place.is_point} data-colour={colourOf(place.bet)}>
    <Spot {...props} bet={place.bet} focusable={place.bet === FIRST}>
      {place.is_point ? <i /> : undefined}
    </Spot>
  </span>
)

/** The layout of a European table and its racetrack. One of its places is reached by Tab, the others by arrows. */
export const Layout = (props: LayoutProps) => (
  <div className={css.bets} data-played>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons inside */}
    <fieldset className={css.layout} aria-label={t('spots')} onKeyDown={goOn}>
      {PLACES.map((place) => (
        <Place key={place.bet} place={place} {...props} />
      ))}
    </fieldset>
    <Racetrack {...props} />
  </div>
)
