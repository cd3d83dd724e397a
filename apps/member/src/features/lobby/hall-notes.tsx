import { Link } from '@tanstack/react-router'
import { buildButtonClass, Button, EmptyState, type Motif } from '@moongate/ui'
import { t } from '../../text.ts'
import type { View } from './lobby.rules.ts'
import css from './lobby.module.css'

/** Trial accounts may play the local lottery; of the rest they are told before they press (R1.13). */
export const Trial = () => (
  <p className={css.trial} role="note">
    {t('member-lobby:trial')}
    <Link to="/Lottery" className={buildButtonClass({ size: 's' })}>
      {t('member-lobby:to_lottery')}
    </Link>
  </p>
)

/** Nothing fits, or nothing is kept yet; and how there is something again. */
export const Nothing = ({ view, clear }: { view: View; clear: () => void }) => {
  const own = view.q === '' && (view.tab === 'favourites' || view.tab === 'recent')
  return (
    <EmptyState
      motif={own ? 'lotus' : 'magnifier'}
      title={
        own ? t(`member-lobby:none.${view.tab === 'recent' ? 'recent' : 'favourites'}`) : t('member-lobby:no_hits')
      }
      action={<Button onClick={clear}>{t(own ? 'member-lobby:show_all' : 'member-lobby:clear')}</Button>}
    />
  )
}

/** Nobody offers the category. */
export const Coming = ({ motif, lottery }: { motif: Motif; lottery: boolean }) => (
  <div className={css.empty}>
    <EmptyState
      motif={motif}
      title={t('member-lobby:coming')}
      action={
        !lottery && (
          <Link to="/Lottery" className={buildButtonClass({ variant: 'primary' })}>
            {t('member-lobby:to_lottery')}
          </Link>
        )
      }
    >
      {!lottery && t('member-lobby:coming_text')}
    </EmptyState>
  </div>
)
