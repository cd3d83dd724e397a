import css from './state-chip.module.css'

const TONES: Readonly<Record<string, 'good' | 'bad' | 'busy' | 'idle'>> = {
  credited: 'good',
  paid: 'good',
  active: 'good',
  rejected: 'bad',
  failed: 'bad',
  frozen: 'bad',
  pending: 'busy',
  requested: 'busy',
  in_review: 'busy',
  paying: 'busy',
  expired: 'idle',
  cancelled: 'idle',
  confirmed: 'good',
  seen: 'busy',
  final: 'busy',
  queued: 'bad',
  held: 'bad',
  to_refund: 'busy',
  to_credit: 'busy',
  refunding: 'busy',
  refunded: 'good',
  unclaimed: 'bad',
  owned: 'busy',
  solved: 'good',
  sent: 'busy',
  unknown: 'busy',
  manual: 'bad',
  to_confirm: 'busy',
  to_reject: 'busy',
  open: 'good',
  planned: 'busy',
  maintenance: 'busy',
  off: 'bad',
  good: 'good',
  poor: 'busy',
  silent: 'bad',
  to_send: 'busy',
  waiting: 'bad',
  taken: 'busy',
  answered: 'good',
  running: 'busy',
  done: 'good',
  accepted: 'good',
  refused: 'bad',
  submitted: 'busy',
}

/** A state as a word with a dot; the word carries the meaning. */
export const StateChip = ({ state, text }: { state: string; text: string }) => {
  return (
    <span className={css.chip} data-tone={TONES[state] ?? 'idle'}>
      {text}
    </span>
  )
}
