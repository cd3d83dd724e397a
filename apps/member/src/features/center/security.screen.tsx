import { useQuery } from '@tanstack/react-query'
import { Skeleton, VisuallyHidden } from '@moongate/ui'
import { meQuery } from '../../api/queries.ts'
import { factorsQuery } from '../../api/security-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { LoginsPanel } from './logins-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { Security } from './security.tsx'
import css from './security.module.css'
import { SessionsPanel } from './sessions-panel.tsx'

const FactorPanels = () => {
  const { data, isError, refetch } = useQuery(factorsQuery)
  if (isError && !data) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={200} radius={20} />
  return (
    <div className={css.pair}>
      <AuthenticatorPanel factors={data} />
      <PasskeysPanel passkeys={data.passkeys} />
    </div>
  )
}

/** What guards the account, where it is open, and who tried to log in (R3.7). */
const SecurityScreen = () => {
  const { data: me } = useQuery(meQuery)
  useTitle(t('member:menu.security'))
  return (
    <>
      <h1>
        <VisuallyHidden>{t('member:menu.security')}</VisuallyHidden>
      </h1>
      <div className={css.stack}>
        {me ? <Security me={me} /> : <Skeleton height={160} radius={20} />}
        <FactorPanels />
        <SessionsPanel />
        <LoginsPanel />
      </div>
    </>
  )
}

export default SecurityScreen
