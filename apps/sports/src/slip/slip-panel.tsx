import type { Visit } from '@moongate/game-contract/sports'
import { listSystems, nameBet, nameSystem, ODDS_MODES, type OddsMode, type System } from '@moongate/sports'
import { Button, IconButton, icons, Money, useFormatAmount } from '@moongate/ui'
import { toDecimal } from '@moongate/money'
import { t } from '../text.ts'
import css from './slip.module.css'
import { type Choice, formatOdds, readMove, readStake, sumSlip } from './slip.rules.ts'
import type { Slip } from './use-slip.ts'

type Props = { visit: Visit; slip: Slip }

/** The odds of a bet, and from where they came if they have moved. */
const MovedOdds = ({ one }: { one: Choice }) => {
  const move = readMove(one)
  return (
    <output className={css.moved} data-moved={move} aria-label={move && t(`moved.${move}`, nameMove(one))}>
      {move && <s>{formatOdds(one.agreed)}</s>} {formatOdds(one.odds)}
    </output>
  )
}
const nameMove = ({ agreed, odds }: Choice) => ({ from: formatOdds(agreed), to: formatOdds(odds) })

const ChoiceRow = ({ one, visit, slip }: Props & { one: Choice }) => {
  const bet = nameBet(one.code, one.sides, visit.lang)
  return (
    <li className={css.choice}>
      <div>
        <b>{bet}</b>
        <span>{one.sides.length === 2 ? one.sides.join(' – ') : one.league}</span>
      </div>
      <MovedOdds one={one} />
      <IconButton icon={icons.x} label={t('remove', { bet })} disabled={slip.still} onClick={() => slip.toggle(one)} />
    </li>
  )
}

const Terms = ({ visit, slip }: Props) => (
  <>
    <label className={css.field}>
      <span>{t('system')}</span>
      <select value={slip.system} disabled={slip.still} onChange={({ target }) => slip.choose(target.value as System)}>
        {listSystems(slip.choices.length).map((system) => (
          <option key={system} value={system}>
            {nameSystem(system, visit.lang)}
          </option>
        ))}
      </select>
    </label>
    <label className={css.field}>
      <span>{t('line')}</span>
      <input
        inputMode="decimal"
        value={slip.typed}
        disabled={slip.still}
        onChange={({ target }) => slip.type(target.value)}
      />
    </label>
    <label className={css.field}>
      <span>{t('mode')}</span>
      <select value={slip.mode} disabled={slip.still} onChange={({ target }) => slip.setMode(target.value as OddsMode)}>
        {ODDS_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {t(`mode_of.${mode}`)}
          </option>
        ))}
      </select>
    </label>
  </>
)

const Sums = ({ visit, slip }: Props) => {
  const { lines, stake, pays } = sumSlip(slip.system ?? 'single', readStake(slip.typed), slip.choices, visit.limits.win)
  return (
    <dl className={css.sums} data-played>
      <dt>{t('total')}</dt>
      <dd>
        {lines > 1 && <em>{t('lines', { count: lines })}</em>} <Money value={toDecimal(stake)} />
      </dd>
      <dt>{t('may_win')}</dt>
      <dd>
        <Money value={toDecimal(pays)} />
      </dd>
    </dl>
  )
}

/** What was said of the slip last; of one that is placed also its stake, as the supplier has it. */
const SaidLine = ({ visit, slip }: Props) => {
  const said = slip.said ?? (slip.asks ? 'odds' : undefined)
  const format = useFormatAmount()
  const { least, most, match } = visit.limits
  const amounts = { least: format(toDecimal(least)), most: format(toDecimal(most)), match: format(toDecimal(match)) }
  return (
    <output className={css.said} data-said={said}>
      {said && (said === 'trying' ? t('away') : t(`said.${said}`, amounts))}
      {slip.staked !== undefined && ` ${t('slip_stake', { amount: format(toDecimal(slip.staked)) })}`}
    </output>
  )
}

/** The bets that are chosen, how they are played together, and for how much. */
export const SlipPanel = ({ visit, slip }: Props) => (
  <section className={css.panel} aria-label={t('slip')}>
    <header>
      <h2>{t('slip')}</h2>
      {slip.choices.length > 0 && (
        <Button variant="link" size="s" disabled={slip.busy} onClick={slip.clear}>
          {t('clear')}
        </Button>
      )}
    </header>
    {slip.choices.length === 0 && <p className={css.empty}>{t('slip_empty')}</p>}
    <ul>
      {slip.choices.map((one) => (
        <ChoiceRow key={one.match} one={one} visit={visit} slip={slip} />
      ))}
    </ul>
    {slip.choices.length > 0 && (
      <>
        <Terms visit={visit} slip={slip} />
        <Sums visit={visit} slip={slip} />
        {slip.asks ? (
          <Button variant="primary" wide onClick={slip.accept}>
            {t('accept')}
          </Button>
        ) : (
          <Button variant="primary" wide busy={slip.busy} onClick={slip.send}>
            {t('place')}
          </Button>
        )}
      </>
    )}
    <SaidLine visit={visit} slip={slip} />
  </section>
)
