import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { toast } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { onAnswers } from './api/api.ts'
import { configsQuery, meQuery, noticesQuery } from './api/queries.ts'
import { queryClient } from './api/query-client.ts'
import { alertBox, openNotices } from './popups/popups.store.ts'
import { router } from './routes.tsx'
import { followEvents } from './session/events.ts'
import { forgetMember, handleSessionEnd } from './session/session.ts'
import { adoptToken } from './session/session.store.ts'
import { onTokenElsewhere } from './session/token.ts'
import { readAddress } from './start/address.ts'
import { leaveForMobile } from './start/mobile.ts'
import { shouldPopUp } from './start/notices.rules.ts'
import { CORE, loadTexts, t } from './text.ts'
import { showBusy } from './widgets/busy-line.tsx'

/** What the shell does about refusals and silence (R8.1). */
const handleAnswers = () =>
  onAnswers({
    ended: handleSessionEnd,
    busy: showBusy,
    refused: (message) => void alertBox(message || t('member:session.failed'), t('member:ui.error'), 'error'),
    offline: () => void toast(t('member:session.no_answer'), { tone: 'bad' }),
    timeout: () => void toast(t('member:session.timeout'), { tone: 'bad' }),
  })

/** Notices and configs load at start (R9.3); the notices pop up in the main window when the operator wants it. */
const readAtStart = async () => {
  const configs = await queryClient.fetchQuery(configsQuery).catch(() => undefined)
  if (configs) leaveForMobile(configs.wap_app_link)
  const notices = await queryClient.fetchQuery(noticesQuery).catch(() => undefined)
  if (notices && shouldPopUp({ alert: notices.alert, total: notices.data.length, hash: location.hash })) openNotices()
}

const start = async () => {
  sessionStorage.clear()
  readAddress()
  handleAnswers()
  onTokenElsewhere((token) => {
    adoptToken(token)
    if (token === null) forgetMember()
    else void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
  })
  void readAtStart()
  await loadTexts(...CORE)
  router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (pathChanged) scrollTo(0, 0)
  })
  followEvents()
  const place = document.getElementById('app-root')
  if (place)
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
}
void start()
