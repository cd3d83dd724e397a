import { Money, Progress } from '@moongate/ui'
import { formatTime, t } from '../../text.ts'
import css from './usdt.module.css'
import type { Usdt } from './usdt-query.ts'

type Transfer = Usdt['transfers'][number]

const Step = ({ transfer }: { transfer: Transfer }) => {
  const { state, confirmations, needed, money } = transfer
  const words = {
    seen: t('member-deposit:usdt.at_seen'),
    final: t('member-deposit:usdt.at_final'),
    credited: t('member-deposit:usdt.at_credited'),
    queued: t('member-deposit:usdt.at_queued'),
    gone: t('member-deposit:usdt.at_gone'),
    left: t('member-deposit:usdt.at_left'),
  }
  if (state === 'seen' || state === 'final')
    return <Progress value={confirmations / needed} label={words[state]} note={`${confirmations} / ${needed}`} />
  return (
    <p className={css.end} data-state={state}>
      <span>{words[state]}</span>
      {money !== null && (
        <b>
          <Money value={money} sign />
        </b>
      )}
    </p>
  )
}

/** What came to the member's address, newest first, with the blocks that stand on it. */
export const UsdtTransfers = ({ transfers }: { transfers: readonly Transfer[] }) =>
  transfers.length === 0 ? null : (
    <section aria-label={t('member-deposit:usdt.transfers')}>
      <h2 className={css.head}>{t('member-deposit:usdt.transfers')}</h2>
      <ul className={css.list} aria-live="polite">
        {transfers.map((transfer) => (
          <li key={`${transfer.tx_hash} ${transfer.seen_at}`} className={css.transfer}>
            <p>
              <b>{transfer.usdt} USDT</b>
              <small title={transfer.tx_hash}>
                {transfer.tx_hash.slice(0, 10)}…{transfer.tx_hash.slice(-6)} · {formatTime(transfer.seen_at)}
              </small>
            </p>
            <Step transfer={transfer} />
          </li>
        ))}
      </ul>
    </section>
  )
