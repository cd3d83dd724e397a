import { gameContract, type GameKind, type Visit } from '@moongate/game-contract'
import { checkLeaving } from './check.ts'
import { embed, escape, TAGS } from '../page/render.ts'
import { readClientPage } from './files.ts'

/** The sign that amounts of a currency are written with. */
export const getSign = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The page of a game client with what its visit needs. */
export const renderClient = <K extends GameKind>(kind: K, told: Visit<K>): string => {
  const visit = checkLeaving(gameContract[kind].visit, told)
  return readClientPage(kind)
    .replace('<html lang="zh-CN">', `<html lang="${TAGS[visit.lang]}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(visit.title)}</title>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"></div><script type="application/json" id="visit">${embed(visit)}</script>`,
    )
}
