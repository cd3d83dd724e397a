import { renderSVG } from 'uqr'
import type { Lang, Payment } from '../payments.ts'
import texts from './texts.json' with { type: 'json' }

const TAGS: Readonly<Record<Lang, string>> = { zh_cn: 'zh-CN', zh_hk: 'zh-HK', en: 'en', th: 'th', vi: 'vi' }
const SYMBOLS: Readonly<Record<string, string>> = { CNY: '¥', USD: '$' }
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (c) => ESCAPES[c] ?? c)
/** Data within a script element may hold no tag. */
const embed = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

const renderPage = (lang: Lang, title: string, body: string): string => `<!doctype html>
<html lang="${TAGS[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox/pay/page.css"></head><body>${body}</body></html>`

const formatAmount = ({ amount, currency }: Payment): string =>
  `${SYMBOLS[currency] ?? `${currency} `}${(amount / 100).toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`

/** Where the buyer's phone takes a payment by a QR code, and where a bank's page does. */
const renderCode = (p: Payment, address: string, name: string): string =>
  p.method === 'union_quick'
    ? ''
    : `<figure>${renderSVG(address, { border: 1 })}<figcaption>${escape(texts[p.lang].scan.replace('{name}', name))}</figcaption></figure>`

/** The page on which a payment is made; `gateway`: what it calls itself; `address`: where it stands itself, which its code leads a phone to. */
export const renderPayment = (p: Payment, gateway: string, address: string): string => {
  const t = texts[p.lang]
  const name = t[p.method]
  const is_quick = p.method === 'union_quick'
  return renderPage(
    p.lang,
    name,
    `<main class="${p.method}"><header><b>${escape(name)}</b><small>${escape(gateway)}</small></header>
<section class="due"><small>${t.amount}</small><strong>${formatAmount(p)}</strong><small>${t.order} ${escape(p.order_id.slice(0, 8))}</small></section>
<div id="open">${renderCode(p, address, name)}<p class="left">${t.left} <b id="left"></b></p>
<section class="phone"><b>${is_quick ? escape(name) : t.phone}</b><p>${is_quick ? t.quick_text : t.phone_text}</p>
<button id="pay" type="button">${t.pay}</button><p id="said" role="alert"></p></section></div>
<section id="over" role="status" hidden><b id="over-title"></b><p id="over-text"></p></section>
<footer><a id="back" href="${escape(p.return_url)}">${t.back}</a></footer></main>
<script type="application/json" id="payment">${embed({ key: p.key, expires_at: p.expires_at, texts: t })}</script><script src="/sandbox/pay/page.js" defer></script>`,
  )
}

/** Said to who opens an address that leads to no payment: nobody knows whose it is, so in every language. */
export const renderUnknown = (): string =>
  renderPage(
    'zh_cn',
    '—',
    `<main>${Object.values(texts)
      .map(({ unknown }) => `<p>${unknown}</p>`)
      .join('')}</main>`,
  )
