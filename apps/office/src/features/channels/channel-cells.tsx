import { Money } from '@moongate/ui'
import type { Channel, Payee } from '../../api/channels.ts'
import { formatCount, t } from '../../text.ts'
import { Two } from '../../widgets/data-table.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { computeFill } from './channel.rules.ts'
import css from './channels.module.css'

/** When it takes deposits. */
export const describeHours = ({ open_from, open_to }: Channel): string =>
  open_from === '00:00' && open_to === '24:00' ? t('channels.all_day') : `${open_from} – ${open_to}`

/** Whether members see it, and which. */
export const State = ({ row }: { row: Channel }) => (
  <Two
    first={<StateChip state={row.enabled ? 'open' : 'off'} text={row.enabled ? t('channels.on') : t('channels.off')} />}
    second={[
      row.recommended && t('channels.recommended'),
      row.from_level > 0 && t('channels.from_level_n', { level: row.from_level }),
    ]
      .filter(Boolean)
      .join(' · ')}
  />
)

/** Its limits (R5.12). */
export const Limits = ({ row }: { row: Channel }) => (
  <Two
    first={
      <>
        <Money value={row.min} /> – <Money value={row.max} />
      </>
    }
    second={
      row.single_max !== null && (
        <>
          {t('channels.single')} <Money value={row.single_max} />
        </>
      )
    }
  />
)

/** What an account received today against its cap. */
export const Today = ({ payee }: { payee: Payee }) => {
  const fill = computeFill(payee)
  return (
    <span className={css.today}>
      <span>
        <Money value={payee.used} />{' '}
        <small>
          {payee.daily_cap === null ? (
            t('channels.payees.no_cap')
          ) : (
            <>
              / <Money value={payee.daily_cap} />
            </>
          )}
          {` · ${t('channels.payees.orders', { n: formatCount(payee.orders) })}`}
        </small>
      </span>
      {fill !== null && (
        <progress className={css.fill} max={100} value={fill} aria-label={t('channels.payees.today')} />
      )}
    </span>
  )
}
