import { Spinner, Toaster } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { meQuery, queryClient } from './api/queries.ts'
import { Entrance } from './features/entrance/entrance.tsx'
import { NoAgent } from './features/entrance/no-agent.tsx'
import { Screens } from './screens.tsx'
import { useIsLoggedIn } from './session/token.ts'
import { Shell } from './shell/shell.tsx'
import { t } from './text.ts'
import { LoadFailed } from './widgets/load-failed.tsx'
import css from './app.module.css'

/** What a logged-in member is shown: the portal, or how to become an agent. */
const Inside = () => {
  const { data: me, isError, refetch } = useQuery(meQuery)
  if (isError && !me)
    return (
      <main className={css.waiting}>
        <LoadFailed retry={() => void refetch()} />
      </main>
    )
  if (!me)
    return (
      <main className={css.waiting}>
        <Spinner size={44} label={t('loading')} />
      </main>
    )
  if (me.agent_id === null) return <NoAgent name={me.name} is_demo={me.is_demo === 1} />
  return (
    <Shell name={me.name}>
      <Screens />
    </Shell>
  )
}

/** The agents' portal. Nothing of one member is left for the next. */
export const App = () => {
  const logged_in = useIsLoggedIn()
  useEffect(() => {
    if (!logged_in) queryClient.removeQueries({ predicate: ({ queryKey: [key] }) => key !== 'look' })
  }, [logged_in])
  return (
    <>
      {logged_in ? <Inside /> : <Entrance />}
      <Toaster label={t('messages')} close={t('close')} />
    </>
  )
}
