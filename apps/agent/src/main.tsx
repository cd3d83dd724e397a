import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/queries.ts'
import { App } from './app.tsx'
import { PortalCurrency } from './shell/portal-currency.tsx'
import { followAddress } from './start/place.ts'
import { loadTexts, t } from './text.ts'

const place = document.querySelector('#agent')
if (place) {
  await loadTexts()
  document.title = t('title')
  followAddress()
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <PortalCurrency>
        <App />
      </PortalCurrency>
    </QueryClientProvider>,
  )
}
