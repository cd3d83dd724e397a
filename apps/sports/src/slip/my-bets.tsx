import { nameBet } from '@moongate/sports'
import { Button, ErrorState, Spinner, useFormatAmount } from '@moongate/ui'
import { useCallback, useEffect, useState } from 'react'
import { askCashOut, readMine } from '../api/calls.ts'
import type { Refused, SlipTold } from '../api/told.ts'
import { toDecimal } from '../frame/coins.ts'
import { formatTime, t } from '../text.ts'
import type { Visit } from '../visit.ts'
import { nameSystem } from './name-system.ts'
import css from './slip.module.css'
import { formatOdds } from './slip.rules.ts'

const AGAIN_MS = 4_000
type Outcome = SlipTold['picks'][number]['outcome']

const nameOutcome = (outcome: Outcome): 'open' | 'won' | 'part' | 'back' | 'lost' => {
  if (!outcome) return 'open'
  if (outcome.won === 0) return outcome.returned === 0 ? 'lost' : 'back'
  return outcome.won === 1 ? 'won' : 'part'
}

const PickLine = ({ pick, visit }: { pick: SlipTold['picks'][number]; visit: Visit }) => {
  const outcome = nameOutcome(pick.outcome)
  return (
    <li className={css.pick}>
      <b>{nameBet(pick.code, pick.sides, visit.lang)}</b>
      <output>{formatOdds(pick.odds)}</output>
      <span>{pick.sides.length === 2 ? pick.sides.join(' – ') : pick.league}</span>
      <em data-outcome={outcome}>{t(`outcome.${outcome}`)}</em>
    </li>
  )
}

/** Why a slip was not bought back; 'away' where nobody answered. */
type Unsold = { error: Refused['error'] | 'away'; value?: number }

type Row = { slip: SlipTold; visit: Visit; onChanged: () => void }

const SlipRow = ({ slip, visit, onChanged }: Row) => {
  const format = useFormatAmount()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Unsold>()
  const status = slip.cashed ? 'cashed' : slip.status === 'cancelled' ? 'void' : slip.status
  const sell = async (value: number): Promise<void> => {
    setBusy(true)
    const told = await askCashOut(visit.session, slip.id, value).catch((): Unsold => ({ error: 'away' }))
    setBusy(false)
    setRefused('error' in told ? told : undefined)
    onChanged()
  }
  return (
    <li className={css.mine} data-status={status}>
      <header>
        <span>
          {nameSystem(slip.system)} · {formatTime(slip.at)}
        </span>
        <span>{t('stake', { amount: format(toDecimal(slip.stake)) })}</span>
      </header>
      <ul>
        {slip.picks.map((pick) => (
          <PickLine key={pick.match} pick={pick} visit={visit} />
        ))}
      </ul>
      <footer>
        <strong>{t(`status.${status}`, { amount: format(toDecimal(slip.payout)) })}</strong>
        {slip.value !== null && (
          <Button size="s" busy={busy} onClick={() => void sell(slip.value ?? 0)}>
            {t('cash_out', { amount: format(toDecimal(slip.value)) })}
          </Button>
        )}
      </footer>
      {refused && (
        <output className={css.said}>
          {t(`unsold.${refused.error}`, { amount: format(toDecimal(refused.value ?? 0)) })}
        </output>
      )}
    </li>
  )
}

/** The last slips of this player, with what each is bought back for now. */
export const MyBets = ({ visit }: { visit: Visit }) => {
  const [slips, setSlips] = useState<readonly SlipTold[] | 'reading' | 'failed'>('reading')
  const load = useCallback(() => {
    readMine(visit.session).then(
      (told) => setSlips('error' in told ? 'failed' : told.slips),
      () => setSlips((before) => (typeof before === 'string' ? 'failed' : before)),
    )
  }, [visit.session])
  useEffect(() => {
    load()
    const timer = setInterval(load, AGAIN_MS)
    return () => clearInterval(timer)
  }, [load])
  return (
    <section className={css.panel} aria-label={t('mine')}>
      <header>
        <h2>{t('mine')}</h2>
      </header>
      {slips === 'reading' && <Spinner size={32} label={t('loading')} />}
      {slips === 'failed' && <ErrorState title={t('load_failed')} retry={t('retry')} onRetry={load} />}
      {typeof slips === 'object' && slips.length === 0 && <p className={css.empty}>{t('mine_empty')}</p>}
      <ul>
        {typeof slips === 'object' &&
          slips.map((slip) => <SlipRow key={slip.id} slip={slip} visit={visit} onChanged={load} />)}
      </ul>
    </section>
  )
}
