import type { MouseEvent } from 'react'

/** Opens an own window, 800x500 by default (R9.9). Call it straight from a click, or the browser blocks it. */
export const openWindow = (url: string, name: string, width = 800, height = 500): Window | null => {
  const left = Math.max(0, Math.round((screen.availWidth - width) / 2))
  const top = Math.max(0, Math.round((screen.availHeight - height) / 2))
  return window.open(
    url,
    name,
    `popup=yes,width=${width},height=${height},left=${left},top=${top},resizable=yes,scrollbars=yes`,
  )
}
/** Supplier windows (R9.9). */
export const GAME_WINDOW = { width: 1300, height: 960 } as const

/** What a link leads to in such a window of its own; where the browser blocks it, the link leads there itself. */
export const openOwn = (event: MouseEvent<HTMLAnchorElement>): void => {
  const { hash } = event.currentTarget
  if (openWindow(hash, hash.slice(2), GAME_WINDOW.width, GAME_WINDOW.height)) event.preventDefault()
}

/** Customer service: a page in its own window; a mail or phone address goes to its program. */
export const openService = (link: string): void => {
  if (/^https?:/.test(link)) openWindow(link, 'service')
  else if (/^(mailto|tel):/.test(link)) location.href = link
}
