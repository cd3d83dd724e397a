import type { Lang } from '../brands.ts'
import { embed, escape, TAGS } from '../page/render.ts'
import { type Client, readClientPage } from './files.ts'

/** The sign that amounts of a currency are written with. */
export const getSign = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** The page of a game client with what its visit needs. */
export const renderClient = <V extends { lang: Lang; title: string }>(client: Client, visit: V): string =>
  readClientPage(client)
    .replace('<html lang="zh-CN">', `<html lang="${TAGS[visit.lang]}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(visit.title)}</title>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"></div><script type="application/json" id="visit">${embed(visit)}</script>`,
    )
