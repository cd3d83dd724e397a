import { openWindow } from '../../widgets/popup-window.ts'

const SIZE = { width: 980, height: 800 } as const

/** The window of a payment, which waits until its page is known. Straight from a click, or the browser blocks it; nothing where it did. */
export const openPayWindow = (): Window | null => openWindow('#/OnlineDeposit', 'payment', SIZE.width, SIZE.height)

/** A payment's page in the window that waits for it. Where it was closed or blocked, the order offers the page once more. */
export const showPayPage = (page: Window | null, pay_url: string): void => {
  if (page && !page.closed) page.location.replace(pay_url)
}

export const openPayPage = (pay_url: string): void => void openWindow(pay_url, 'payment', SIZE.width, SIZE.height)
