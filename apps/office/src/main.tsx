import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import './theme/mantine.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client.ts'
import { guardDialogs } from './dialogs/guard-dialogs.ts'
import { closeDialog } from './dialogs/leaving.store.ts'
import { router } from './routes.tsx'
import { watchPresence } from './session/presence.ts'
import { useSessionStore } from './session/session.store.ts'
import { loadTexts } from './text.ts'
import { OfficeProvider } from './theme/provider.tsx'
import { OfficeCurrency } from './widgets/office-currency.tsx'

/** Whoever signs in or out meets the guards of the routes anew; nothing of the last one stays in memory. */
const followSession = () =>
  useSessionStore.subscribe(({ session }, before) => {
    if (session?.token !== undefined && before.session?.token !== undefined) return
    if (session?.token === before.session?.token) return
    // The guards first: screens still mounted would ask again for what is cleared.
    // Only at the end of a session: at its beginning what is under way would be lost to whoever waits for it, e.g. the currency's sign.
    void router.invalidate().finally(() => session === undefined && queryClient.clear())
  })

const start = async () => {
  await loadTexts()
  followSession()
  watchPresence()
  guardDialogs(router.history)
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && closeDialog())
  const place = document.getElementById('office')
  if (!place) return
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <OfficeCurrency>
        <OfficeProvider>
          <RouterProvider router={router} />
        </OfficeProvider>
      </OfficeCurrency>
    </QueryClientProvider>,
  )
}
void start()
