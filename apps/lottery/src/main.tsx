import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/queries.ts'
import { App } from './app.tsx'
import { start } from './start.ts'

const root = document.querySelector('#root')
if (root) {
  const { game, family } = await start()
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <App first={game} family={family} />
    </QueryClientProvider>,
  )
}
