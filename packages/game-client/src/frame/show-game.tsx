import type { GameKind, Visit } from '@moongate/game-contract'
import type { Lang } from '@moongate/i18n'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { readVisit } from '../visit.ts'

/** Shows a game of a kind once its texts are there, for the visit that came with the page. */
export const showGame = async <K extends GameKind>(
  loadTexts: (lang: Lang) => Promise<void>,
  build: (visit: Visit<K>) => ReactNode | Promise<ReactNode>,
): Promise<void> => {
  const root = document.querySelector('#root')
  if (!root) return
  const visit = readVisit<K>()
  await loadTexts(visit.lang)
  createRoot(root).render(await build(visit))
}
