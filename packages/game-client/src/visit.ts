import type { GameKind, Visit } from '@moongate/game-contract'

/** What came with the page, from who serves it. */
export const readVisit = <K extends GameKind>(): Visit<K> =>
  JSON.parse(document.querySelector('#visit')?.textContent ?? '{}') as Visit<K>
