import { buildButtonClass, EmptyState } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { hasService } from '../../widgets/service.rules.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { ResetForm } from './reset-form.tsx'
import css from './reset.module.css'

/** Without a link its form could only fail. */
const NoLink = () => {
  const { data: configs } = useQuery(configsQuery)
  return (
    <EmptyState
      motif="hourglass"
      title={t('member-security:reset.no_link')}
      action={
        configs &&
        hasService(configs) && (
          <Link to="/Service" className={buildButtonClass({ variant: 'primary' })}>
            {t('member-security:reset.ask')}
          </Link>
        )
      }
    />
  )
}

/** A new login password by a one-time link of customer service (R3.7). */
const ResetScreen = () => {
  const { token = '' }: { token?: string } = useSearch({ strict: false })
  useTitle(t('member-security:reset.title'))
  return (
    <main className={css.window}>
      <Panel level={1} title={t('member-security:reset.title')} text={t('member-security:reset.text')}>
        {token === '' ? <NoLink /> : <ResetForm token={token} />}
      </Panel>
    </main>
  )
}

export default ResetScreen
