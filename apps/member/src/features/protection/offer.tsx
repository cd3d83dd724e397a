import { useQuery } from '@tanstack/react-query'
import { Button } from '@moongate/ui'
import { protectionQuery } from '../../api/protection-queries.ts'
import { t } from '../../text.ts'
import css from './protection.module.css'

/** On a day that went badly: that a break would do good, and the way there; nothing on any other. */
export const Offer = ({ onPause }: { onPause: (() => void) | undefined }) => {
  const { data } = useQuery(protectionQuery)
  if (!data?.is_offered || data.exclusion) return null
  return (
    <aside className={css.offer}>
      <p>{t('member-protection:offered')}</p>
      {onPause && (
        <Button variant="primary" onClick={onPause}>
          {t('member-protection:pause')}
        </Button>
      )}
    </aside>
  )
}
