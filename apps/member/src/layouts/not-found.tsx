import { Link } from '@tanstack/react-router'
import { buildButtonClass, EmptyState } from '@moongate/ui'
import { t } from '../text.ts'
import { useTitle } from '../widgets/use-title.ts'
import css from './not-found.module.css'

/** An address that leads nowhere, with the way home (R2.16). */
export const NotFound = () => {
  useTitle(t('member:not_found.title'))
  return (
    <main className={css.page}>
      <h1>{t('member:not_found.title')}</h1>
      <EmptyState
        motif="rabbit"
        title={t('member:not_found.text')}
        action={
          <Link to="/Index" className={buildButtonClass({ variant: 'primary' })}>
            {t('member:not_found.home')}
          </Link>
        }
      />
    </main>
  )
}
