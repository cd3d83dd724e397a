import type { Sending } from '@moongate/client/react'
import { t } from '../text.ts'
import css from './outcome.module.css'

/**
 * Says in a form what became of a thing that was not answered: it was not sent, or nobody knows. `booked`: it carries a key,
 * so that it may be sent again; else the member has to look.
 */
export const Outcome = ({ state, booked }: { state: Sending; booked?: boolean }) => {
  if (state !== 'unsent' && state !== 'unknown') return null
  const unknown = booked ? t('common:unknown_booked') : t('common:unknown_saved')
  return (
    <p className={css.outcome} role="alert">
      {state === 'unsent' ? t('common:not_sent') : unknown}
    </p>
  )
}
