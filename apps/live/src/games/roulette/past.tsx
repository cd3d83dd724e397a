import { type Pocket, RED } from '@moongate/tables'
import { t } from '../../text.ts'
import { nameBet } from '../name-bet.ts'
import type { PastProps } from '../game.ts'
import { type Heat, listPockets, rankPockets } from './past.rules.ts'
import css from './past.module.css'

const [SHOWN, GLANCED, RANKED] = [60, 16, 5]
const colourOf = (pocket: Pocket): 'red' | 'black' | 'green' => {
  if (pocket === 0) return 'green'
  return RED.has(pocket) ? 'red' : 'black'
}

const Numbers = ({ pockets }: { pockets: readonly Pocket[] }) => (
  <ol className={css.numbers} aria-label={t('came.before')}>
    {pockets.map((pocket, at) => (
      <li key={at} data-colour={colourOf(pocket)}>
        {pocket}
      </li>
    ))}
  </ol>
)

const Ranked = ({ label, heats }: { label: string; heats: readonly Heat[] }) => (
  <div className={css.ranked}>
    <h2>{label}</h2>
    <ul>
      {heats.map(({ pocket, times }) => (
        <li key={pocket}>
          <b data-colour={colourOf(pocket)}>{pocket}</b> ×{times}
        </li>
      ))}
    </ul>
  </div>
)

const SHARES: readonly (readonly [string, (pocket: Pocket) => boolean])[] = [
  ['red', (n) => RED.has(n)],
  ['black', (n) => n > 0 && !RED.has(n)],
  ['odd', (n) => n % 2 === 1],
  ['even', (n) => n > 0 && n % 2 === 0],
  ['low', (n) => n > 0 && n <= 18],
  ['high', (n) => n > 18],
]

/** What share of the rounds came so, in whole per cent. */
const Shares = ({ pockets }: { pockets: readonly Pocket[] }) => (
  <dl className={css.shares}>
    {SHARES.map(([bet, is]) => (
      <div key={bet} data-bet={bet}>
        <dt>{nameBet(bet)}</dt>
        <dd>{pockets.length === 0 ? '–' : `${Math.round((pockets.filter(is).length * 100) / pockets.length)}%`}</dd>
      </div>
    ))}
  </dl>
)

/** The numbers that came, the newest first, with those that came most and least often. */
export const Past = ({ past }: PastProps) => {
  const pockets = listPockets(past)
  const { hot, cold } = rankPockets(pockets, RANKED)
  return (
    <section className={css.panel} aria-label={t('statistics')}>
      <Numbers pockets={pockets.toReversed().slice(0, SHOWN)} />
      <div className={css.facts}>
        <Ranked label={t('hot')} heats={hot} />
        <Ranked label={t('cold')} heats={cold} />
        <Shares pockets={pockets} />
      </div>
    </section>
  )
}

/** The last numbers, as the lobby shows them. */
export const Glance = ({ past }: PastProps) => <Numbers pockets={listPockets(past).toReversed().slice(0, GLANCED)} />
