import type { Lang } from '../brands.ts'
import type { Spell } from '../visit.ts'
import { tellSpell } from '../spell.ts'
import texts from '../page-texts.json' with { type: 'json' }

type Game = Spell & { lang: Lang; title: string; brand: string; session: string; balance: number }

export const TAGS: Readonly<Record<Lang, string>> = { zh_cn: 'zh-CN', zh_hk: 'zh-HK', en: 'en', th: 'th', vi: 'vi' }
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text as it may stand in a page. */
export const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => ESCAPES[c] ?? c)
/** Data within a script element may hold no tag. */
export const embed = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

export const renderPage = (lang: Lang, title: string, body: string): string => `<!doctype html>
<html lang="${TAGS[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/page.css"></head><body><main>${body}</main></body></html>`

const FIGURES = ['time', 'sum_staked', 'sum_won'] as const

/** How the visit went until now, over the game until it is confirmed; `page.js` fills it. */
const renderLook = (lang: Lang): string => {
  const t = texts[lang]
  const rows = FIGURES.map((name) => `<dt>${t[name]}</dt><dd id="${name}"></dd>`)
  return `<dialog id="look" aria-labelledby="look_title"><h2 id="look_title">${t.reality}</h2><p>${t.reality_text}</p>
<dl>${rows.join('')}</dl><p id="offered" hidden>${t.offered}</p><button id="go_on" type="button">${t.go_on}</button></dialog>`
}

/** A game of one button. */
export const renderGame = ({ lang, title, brand, session, balance, ...said }: Game): string => {
  const t = texts[lang]
  return renderPage(
    lang,
    title,
    `<h1>${escape(title)}</h1><p class="brand">${escape(brand)}</p>
<p class="balance">${t.balance} <b id="balance">${(balance / 100).toFixed(2)}</b></p>
<label>${t.stake} <input id="stake" type="number" min="1" max="1000" step="1" value="1"></label>
<button id="play" type="button">${t.spin}</button><p class="said" id="said" role="status"></p>
${renderLook(lang)}
<script type="application/json" id="game">${embed({ session, texts: t, spell: tellSpell(said) })}</script><script src="/sandbox/page.js" defer></script>`,
  )
}

const leadHome = ({ used }: { used: string }): string => `<p><a href="/">${used}</a></p>`

/** Said to who opens an address a second time, reloads it, or comes forward to it again, in the language of its game. It leads to the operator. */
export const renderUsed = (lang: Lang, title: string): string =>
  renderPage(lang, title, `<h1>${escape(title)}</h1>${leadHome(texts[lang])}`)

/** Said at an address that nobody knows anything of: in every language. */
export const renderUnknown = (): string => renderPage('zh_cn', '—', Object.values(texts).map(leadHome).join(''))
