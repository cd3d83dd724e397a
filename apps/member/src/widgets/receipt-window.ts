import { openWindow } from './popup-window.ts'

/** The receipt of a paid withdrawal, in a window of its own. */
export const openReceipt = (bill_no: string): void =>
  void openWindow(`#/Receipt?order=${encodeURIComponent(bill_no)}`, 'receipt', 640, 820)
