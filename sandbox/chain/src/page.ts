import texts from './faucet-texts.json' with { type: 'json' }

export type Lang = keyof typeof texts
export const isLang = (name: string | undefined): name is Lang => name !== undefined && Object.hasOwn(texts, name)

const TAGS: Readonly<Record<Lang, string>> = { zh_cn: 'zh-CN', zh_hk: 'zh-HK', en: 'en', th: 'th', vi: 'vi' }
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => ESCAPES[c] ?? c)
/** Data within a script element may hold no tag. */
const embed = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** The tap's page, filled with what its address says. */
export const renderFaucet = (lang: Lang, { to, amount }: { to: string; amount: string }): string => {
  const t = texts[lang]
  return `<!doctype html>
<html lang="${TAGS[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(t.title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/chain/faucet.css"></head><body><main>
<h1>${escape(t.title)}</h1><p class="note">${escape(t.note)}</p>
<label>${escape(t.to)} <input id="to" autocomplete="off" spellcheck="false" maxlength="42" value="${escape(to)}"></label>
<label>${escape(t.amount)} <input id="amount" inputmode="decimal" autocomplete="off" maxlength="13" value="${escape(amount)}"></label>
<div class="quick">${(['less', 'exact', 'more'] as const).map((kind) => `<button type="button" data-kind="${kind}">${escape(t[kind])}</button>`).join('')}</div>
<button id="send" type="button">${escape(t.send)}</button><p class="said" id="said" role="status"></p>
<script type="application/json" id="texts">${embed({ t, amount })}</script><script src="/sandbox/chain/faucet.js" defer></script></main></body></html>`
}
