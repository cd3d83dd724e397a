import { Spot } from '../../bets/spot.tsx'
import { t } from '../../text.ts'
import type { LayoutProps } from '../game.ts'
import { nameBet } from '../name-bet.ts'
import { PAYS } from '../pays.ts'
import { Die } from './die.tsx'
import css from './sic-bo.module.css'

const EYES = [1, 2, 3, 4, 5, 6] as const
const listOf = (count: number, first: number): number[] => Array.from({ length: count }, (_, at) => first + at)

/** The layout, row by row. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  sides: ['small', 'odd', 'any_triple', 'even', 'big'],
  doubles: EYES.map((eyes) => `double:${eyes}`),
  triples: EYES.map((eyes) => `triple:${eyes}`),
  totals: listOf(14, 4).map((total) => `total:${total}`),
  pairs: EYES.flatMap((a) => EYES.filter((b) => b > a).map((b) => `pair:${a}:${b}`)),
  singles: EYES.map((eyes) => `single:${eyes}`),
}

const REPEATS: Readonly<Record<string, number>> = { double: 2, triple: 3 }

/** The dice that a bet is about; a side or a total is said in words. */
const listDice = (bet: string): number[] => {
  const [kind = '', ...eyes] = bet.split(':')
  if (!['single', 'pair', 'double', 'triple'].includes(kind)) return []
  return eyes.flatMap((one) => Array.from({ length: REPEATS[kind] ?? 1 }, () => Number(one)))
}

/** What pays the same stands together in the table of what is paid: `total:4/17`, `double:1-6`. */
const findOdds = (bet: string): string | undefined => {
  const [kind = '', eyes = ''] = bet.split(':')
  const found = PAYS.sic_bo.find(([of]) => {
    const [other = '', parts = ''] = of.split(':')
    return other === kind && (kind !== 'total' || parts.split('/').includes(eyes))
  })
  return found?.[1]
}

const Place = ({ bet, ...props }: LayoutProps & { bet: string }) => {
  const dice = listDice(bet)
  const [kind, total] = bet.split(':')
  return (
    <Spot {...props} bet={bet} odds={kind === 'single' ? '1–3 : 1' : findOdds(bet)}>
      {dice.length > 0 ? (
        <span className={css.dice}>
          {dice.map((eyes, at) => (
            <Die key={at} eyes={eyes} />
          ))}
        </span>
      ) : (
        <b>{kind === 'total' ? total : nameBet(bet)}</b>
      )}
    </Spot>
  )
}

/** The whole layout of sic bo. */
export const Layout = (props: LayoutProps) => (
  <fieldset className={css.layout} data-played aria-label={t('spots')}>
    {Object.entries(ROWS).map(([row, bets]) => (
      <div key={row} className={css.row} data-row={row}>
        {bets.map((bet) => (
          <Place key={bet} bet={bet} {...props} />
        ))}
      </div>
    ))}
  </fieldset>
)
