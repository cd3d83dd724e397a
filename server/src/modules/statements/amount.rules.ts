import { fromWire } from '@moongate/money'

/** How banks write a currency; of others the code alone is known. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  CNY: ['RMB', '人民币', '人民币元', '元', '¥', '￥'],
  HKD: ['港币', '港元', '港幣', 'HK$'],
  THB: ['泰铢', 'บาท', '฿'],
  USD: ['美元', 'US$', '$'],
  VND: ['越南盾', 'ĐỒNG', 'Đ', '₫'],
}

/** Whether a currency is the site's; where nothing is told it is. */
const isOwn = (told: string, currency: string): boolean => {
  const name = told.trim().toUpperCase()
  return name === '' || name === currency || (NAMES[currency] ?? []).includes(name)
}

/** Commas stand between thousands or nowhere: `5,00` is five to some banks, and five hundred to nobody. */
const FIGURE = /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/
/** A figure with a currency before or behind it. */
const PARTS = /^([^\d.,]*)([\d.,]+)([^\d.,]*)$/
const OUT = /^\s*[-−–(]/

/** What a line received in the site's currency, in minor units; 0 for nothing, `unread` where it is unclear or in another currency. */
export const readReceived = (cell: string, told: string, currency: string): bigint | 'unread' => {
  if (!/\d/.test(cell) || OUT.test(cell)) return 0n
  const [, before = '', figure = '', after = ''] = PARTS.exec(cell.replaceAll(/[+\s]/g, '')) ?? []
  const amount = FIGURE.test(figure) ? fromWire(figure.replaceAll(',', '')) : undefined
  if (amount === 0n) return 0n
  return amount !== undefined && [before, after, told].every((name) => isOwn(name, currency)) ? amount : 'unread'
}
