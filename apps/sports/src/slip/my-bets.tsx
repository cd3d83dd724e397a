import { formatMinute, readReplay } from '@moongate/game-client'
import type { Refused, SlipTold, Visit } from '@moongate/game-contract/sports'
import { nameBet, nameSystem } from '@moongate/sports'
import { Button, ErrorState, FactsButton, Spinner, useFormatAmount } from '@moongate/ui'
import { useCallback, useEffect, useState } from 'react'
import { askCashOut, readMine } from '../api/calls.ts'
import { toDecimal } from '@moongate/money'
import { t } from '../text.ts'
import css from './slip.module.css'
import { formatOdds } from './slip.rules.ts'

const AGAIN_MS = 4_000
type Outcome = SlipTold['picks'][number]['outcome']

const nameOutcome = (outcome: Outcome): 'open' | 'won' | 'part' | 'back' | 'lost' => {
  if (!outcome) return 'open'
  if (outcome.won === 0) return outcome.returned === 0 ? 'lost' : 'back'
  return outcome.won === 1 ? 'won' : 'part'
}

type Open = { visit: Visit; onOpen: (match: string) => void }

const PickLine = ({ pick, visit, onOpen }: Open & { pick: SlipTold['picks'][number] }) => {
  const outcome = nameOutcome(pick.outcome)
  const match = pick.sides.length === 2 ? pick.sides.join(' – ') : pick.league
  return (
    <li className={css.pick}>
      <b>{nameBet(pick.code, pick.sides, visit.lang)}</b>
      <output>{formatOdds(pick.odds)}</output>
      <button type="button" aria-label={t('open_match', { match })} onClick={() => onOpen(pick.match)}>
        {match}
      </button>
      <em data-outcome={outcome}>{t(`outcome.${outcome}`)}</em>
    </li>
  )
}

/** Why a slip was not bought back; 'away' where nobody answered. */
type Unsold = { error: Refused['error'] | 'away'; value?: number }

type Row = Open & { slip: SlipTold; onChanged: () => void }

const SlipRow = ({ slip, visit, onOpen, onChanged }: Row) => {
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
          {nameSystem(slip.system, visit.lang)} · {formatMinute(slip.at)}
        </span>
        <span>{t('slip_stake', { amount: format(toDecimal(slip.stake)) })}</span>
      </header>
      <ul>
        {slip.picks.map((pick) => (
          <PickLine key={pick.match} pick={pick} visit={visit} onOpen={onOpen} />
        ))}
      </ul>
      <footer data-played>
        <strong>{t(`status.${status}`, { amount: format(toDecimal(slip.payout)) })}</strong>
        {slip.value !== null && (
          <Button size="s" busy={busy} onClick={() => void sell(slip.value ?? 0)}>
            {t('cash_out', { amount: format(toDecimal(slip.value)) })}
          </Button>
        )}
      </footer>
      {slip.status !== 'open' && (
        <FactsButton
          label={t('replay')}
          failed={t('load_failed')}
          read={() => readReplay('sports', visit.session, slip.id)}
        />
      )}
      {refused && (
        <output className={css.said}>
          {t(`unsold.${refused.error}`, { amount: format(toDecimal(refused.value ?? 0)) })}
        </output>
      )}
    </li>
  )
}

/** The last slips of this player, with what each is bought back for now, and of what is over how it went. */
export const MyBets = ({ visit, onOpen }: Open) => {
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
          slips.map((slip) => <SlipRow key={slip.id} slip={slip} visit={visit} onOpen={onOpen} onChanged={load} />)}
      </ul>
    </section>
  )
}
