import { useSend } from '@moongate/client/react'
import { Badge, Button, Money, Progress, toast } from '@moongate/ui'
import { api } from '../../api/api.ts'
import type { SpinGrant } from '../../api/bonus-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { confirmBox } from '../../popups/popups.store.ts'
import { formatTime, t } from '../../text.ts'
import { launch } from '../../widgets/launch.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './bonus.module.css'
import { SpinTerms } from './spin-terms.tsx'

const SLOTS = 3

/** Gives up what is left after a question that tells how much that is. */
const GiveUpButton = ({ grant: { id, left } }: { grant: SpinGrant }) => {
  const { state, send } = useSend(`give up ${id}`)
  const ask = async () => {
    const yes = await confirmBox({
      title: t('member-freespins:cancel'),
      text: t('member-freespins:cancel_text', { left }),
      confirm: t('member-freespins:cancel'),
      cancel: t('member-freespins:stay'),
      danger: true,
    })
    if (!yes) return
    const answer = await send((signal) => api.freespins.cancelOwn({ id }, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['bonus'] })
    if (answer) toast(t('member-freespins:cancelled'), { tone: 'info' })
  }
  return (
    <>
      <Button busy={state === 'sending'} onClick={() => void ask()}>
        {t('member-freespins:cancel')}
      </Button>
      <Outcome state={state} booked />
    </>
  )
}

/** Free spins that were granted: how many are left, until when, what they have won, the way to the game and the way out. */
export const SpinGrantCard = ({ grant }: { grant: SpinGrant }) => {
  const { api_code, game_code: gameCode, spins, played, left, state, expires_at, won, title } = grant
  const can_play = state === 'ready' && left > 0
  return (
    <li className={css.grant} data-open={can_play || undefined}>
      <header>
        <h3>{title}</h3>
        <Badge tone={can_play ? 'good' : 'wait'}>{t(`member-freespins:states.${state}`)}</Badge>
      </header>
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
      {left > 0 && (
        <div className={css.choices}>
          {can_play && (
            <Button variant="primary" onClick={() => launch({ api_code, gameType: SLOTS, gameCode })}>
              {t('member-freespins:play')}
            </Button>
          )}
          <GiveUpButton grant={grant} />
        </div>
      )}
    </li>
  )
}
