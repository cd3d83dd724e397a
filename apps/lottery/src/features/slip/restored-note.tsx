import type { Restored } from '../../play/kept-slip.rules.ts'
import { t } from '../../text.ts'
import css from './slip.module.css'

/** Says that the slip is the one of before the reload, and what has changed since. */
export const RestoredNote = ({ restored }: { restored: Restored }) => {
  const changes = (['doubtful', 'gone', 'odds', 'issue'] as const).filter((change) => restored[change])
  return (
    <output className={css.restored} data-changed={changes.length > 0 || undefined}>
      {[t('restored'), ...changes.map((change) => t(`restored_${change}`))].join(' ')}
    </output>
  )
}
