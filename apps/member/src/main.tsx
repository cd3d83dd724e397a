import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { configsQuery } from './api/queries.ts'
import { queryClient } from './api/query-client.ts'
import { openRouter } from './routes.tsx'
import { followToken, watchMember } from './session/session.ts'
import { onTokenElsewhere } from './session/token.ts'
import { readAddress } from './start/address.ts'
import { adoptFirstView, afterPaint } from './start/first-view.ts'
import { followEarly } from './start/follow-early.ts'
import { handleAnswers } from './start/handle-answers.ts'
import { leaveForMobile } from './start/mobile.ts'
import { nextTurn } from './start/next-turn.ts'
import { offerNotices } from './start/notices.ts'
import { beginVisit } from './start/visit.ts'
import { enterWantedField } from './start/wanted-field.ts'
import { CORE, loadTexts } from './text.ts'
import { SiteCurrency } from './widgets/site-currency.tsx'

/** Configs load at start (R9.3), the notices with the first screen. */
const readAtStart = async () => {
  const configs = await queryClient.fetchQuery(configsQuery).catch(() => undefined)
  if (configs) leaveForMobile(configs.wap_app_link)
}

const AGAIN_MS = 5_000
/** The event stream and what keeps dialogs, in a file of their own: the first view does not wait for it. */
const followSoon = (history: ReturnType<typeof openRouter>['history']): void =>
  void import('./start/follow-later.ts').then(
    ({ followLater }) => followLater(history),
    () => setTimeout(followSoon, AGAIN_MS, history),
  )

/** The screen of the address, unless its file has to come first: found before the first picture, it is no second one. */
const findScreen = (router: ReturnType<typeof openRouter>): Promise<void> => Promise.race([router.load(), nextTurn()])

const start = async () => {
  await nextTurn()
  beginVisit()
  readAddress()
  addEventListener('hashchange', readAddress)
  handleAnswers()
  watchMember()
  onTokenElsewhere(followToken)
  const [{ createRoot }] = await Promise.all([import('react-dom/client'), adoptFirstView(), loadTexts(...CORE)])
  await nextTurn()
  void readAtStart()
  const router = openRouter()
  const { Relief } = followEarly(router)
  router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
    if (pathChanged) scrollTo(0, 0)
  })
  router.subscribe('onResolved', () => {
    afterPaint(() => void offerNotices())
    enterWantedField()
  })
  await nextTurn()
  await findScreen(router)
  const place = document.getElementById('app-root')
  if (!place) return
  // As a transition React makes the first picture in short pieces, and a press between two of them is heard.
  startTransition(() =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <SiteCurrency>
          <RouterProvider router={router} />
          <Relief />
        </SiteCurrency>
      </QueryClientProvider>,
    ),
  )
  followSoon(router.history)
}
void start()
