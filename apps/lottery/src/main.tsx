import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/queries.ts'
import { App } from './app.tsx'
import { GameCurrency } from './session/game-currency.tsx'
import { start } from './start.ts'

const root = document.querySelector('#root')
if (root) {
  const { game } = await start()
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <GameCurrency>
        <App first={game} />
      </GameCurrency>
    </QueryClientProvider>,
  )
}
