import { Money } from '@moongate/ui'
import { describePaymentType, t } from '../../text.ts'
import { StateChip } from '../../widgets/state-chip.tsx'
import type { ChannelDraft } from './channel.rules.ts'
import css from './channels.module.css'

const Amount = ({ value }: { value: string }) => (/^\d+(\.\d+)?$/.test(value) ? <Money value={value} /> : '–')

/** The card by which members choose the channel, from what the form says now. */
export const Preview = ({ draft }: { draft: ChannelDraft }) => (
  <section className={css.preview} aria-label={t('channels.preview')}>
    <small>{t('channels.preview')}</small>
    <b>
      {draft.title || describePaymentType(draft.type)}
      {draft.recommended && <StateChip state="good" text={t('channels.recommended')} />}
    </b>
    <span>
      <Amount value={draft.min} /> – <Amount value={draft.max} />
      {draft.single_max !== '' && (
        <>
          {' · '}
          {t('channels.single')} <Amount value={draft.single_max} />
        </>
      )}
    </span>
    <span>
      {t('channels.arrives', { n: draft.speed_minutes })}
      {Number(draft.gift_percent) > 0 && ` · ${t('channels.gift_of', { percent: draft.gift_percent })}`}
      {` · ${draft.open_from} – ${draft.open_to}`}
    </span>
  </section>
)
