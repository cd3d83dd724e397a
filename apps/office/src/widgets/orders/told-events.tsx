import { t } from '../../text.ts'
import css from './told-events.module.css'

type Told = { kind: string; body: string; at: string }

/** What the gateway told by itself, as it came. */
export const ToldEvents = ({ events }: { events: readonly Told[] }) =>
  events.length === 0 ? null : (
    <details className={css.events}>
      <summary>{t('payouts.events')}</summary>
      {events.map(({ kind, body, at }) => (
        <figure key={`${kind} ${at}`}>
          <figcaption>
            {at} · {kind}
          </figcaption>
          <pre>{body}</pre>
        </figure>
      ))}
    </details>
  )
