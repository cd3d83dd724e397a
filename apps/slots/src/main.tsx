import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { showGame } from '@moongate/game-client'
import { toDecimal } from '@moongate/money'
import { App } from './frame/app.tsx'
import { openGame } from './open.ts'
import { loadTexts } from './text.ts'
import type { Visit } from './visit.ts'

await showGame(loadTexts, async (visit: Visit) => <App opened={await openGame(visit, toDecimal)} />)
