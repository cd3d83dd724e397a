import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { showGame } from '@moongate/game-client'
import { App } from './frame/app.tsx'
import { loadTexts } from './text.ts'
import type { Visit } from './visit.ts'

await showGame(loadTexts, (visit: Visit) => <App visit={visit} />)
