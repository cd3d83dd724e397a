import type { Template } from '../../api/mail.ts'

/** A subject and a text in every language. */
export type Lines = Pick<Template, 'titles' | 'contents'>
const NONE = { zh_cn: '', zh_hk: '', en: '', th: '', vi: '' }
export const NO_LINES: Lines = { titles: NONE, contents: NONE }

/** Whether nothing of it is empty. */
export const isWhole = ({ titles, contents }: Lines): boolean =>
  [...Object.values(titles), ...Object.values(contents)].every((text) => text.trim() !== '')

/** 32 hexadecimal digits as a random UUID. */
export const toUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')

/** How far a mass mail has come, in whole per cent; a hundred only when nobody is left. */
export const computePercent = (sent: number, total: number): number =>
  total === 0 ? 0 : Math.min(100, Math.floor((sent * 100) / total))
