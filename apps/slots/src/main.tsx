import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { showGame } from '@moongate/game-client'
import { toDecimal } from '@moongate/money'
import { App } from './frame/app.tsx'
import { openGame } from './open.ts'
import { loadTexts } from './text.ts'

await showGame<'slots'>(loadTexts, async (visit) => <App opened={await openGame(visit, toDecimal)} />)
