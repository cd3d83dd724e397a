import type { Lang } from '@moongate/i18n'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { readVisit, type Visit } from '../visit.ts'

/** Shows the game once its texts are there, for the visit that came with the page. */
export const showGame = async <V extends Visit>(
  loadTexts: (lang: Lang) => Promise<void>,
  build: (visit: V) => ReactNode | Promise<ReactNode>,
): Promise<void> => {
  const root = document.querySelector('#root')
  if (!root) return
  const visit = readVisit<V>()
  await loadTexts(visit.lang)
  createRoot(root).render(await build(visit))
}
