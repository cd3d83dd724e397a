import { Money } from '@moongate/ui'
import type { Channel } from '../../api/channels.ts'
import { t } from '../../text.ts'
import { Two } from '../../widgets/data-table.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'

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
