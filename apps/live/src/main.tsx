import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { showGame } from '@moongate/game-client'
import { App } from './frame/app.tsx'
import { loadTexts } from './text.ts'

await showGame<'live'>(loadTexts, (visit) => <App visit={visit} />)
