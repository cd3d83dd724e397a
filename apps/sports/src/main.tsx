import '@moongate/ui/tokens.css'
import '@moongate/ui/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './frame/app.tsx'
import { loadTexts } from './text.ts'
import { readVisit } from './visit.ts'

const root = document.querySelector('#root')
if (root) {
  const visit = readVisit()
  await loadTexts(visit.lang)
  createRoot(root).render(<App visit={visit} />)
}
