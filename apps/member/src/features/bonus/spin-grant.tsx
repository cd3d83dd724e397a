import { Badge, Button, Money, Progress } from '@moongate/ui'
import type { SpinGrant } from '../../api/bonus-queries.ts'
import { formatTime, t } from '../../text.ts'
import { launch } from '../../widgets/launch.ts'
import css from './bonus.module.css'
import { SpinTerms } from './spin-terms.tsx'

const SLOTS = 3

/** Free spins that were granted: how many are left, until when, what they have won, and the way to the game. */
export const SpinGrantCard = ({ grant }: { grant: SpinGrant }) => {
  const { api_code, game_code: gameCode, spins, played, left, state, expires_at, won, title } = grant
  const can_play = state === 'ready' && left > 0
  return (
    <li className={css.offer} data-open={can_play || undefined}>
      <h3>{title}</h3>
      <Badge tone={can_play ? 'good' : 'wait'}>{t(`member-freespins:states.${state}`)}</Badge>
      <Progress
        value={played / spins}
        label={t('member-freespins:left', { left, of: spins })}
        note={t('member-freespins:until', { time: formatTime(expires_at) })}
      />
      <div className={css.sum}>
        <span>{t('member-freespins:won')}</span>
        <strong>
          <Money value={won} flash />
        </strong>
      </div>
      <SpinTerms of={grant} />
      {state === 'counting' && <p className={css.warn}>{t('member-freespins:counting_note')}</p>}
      {can_play && (
        <div className={css.act}>
          <Button variant="primary" onClick={() => launch({ api_code, gameType: SLOTS, gameCode })}>
            {t('member-freespins:play')}
          </Button>
        </div>
      )}
    </li>
  )
}
