import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { createRoot } from 'react-dom/client'
import { toDecimal } from '@moongate/money'
import { App } from './frame/app.tsx'
import { openGame } from './open.ts'
import { loadTexts } from './text.ts'
import { readVisit } from './visit.ts'

const root = document.querySelector('#root')
if (root) {
  const visit = readVisit()
  await loadTexts(visit.lang)
  const opened = await openGame(visit, toDecimal)
  createRoot(root).render(<App opened={opened} />)
}
