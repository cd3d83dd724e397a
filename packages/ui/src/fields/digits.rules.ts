/** Digits as a Chinese or Thai keyboard writes them, `１２` and `๑๒`, as `12`; signs of full width with them. For fields that hold figures alone. */
export const toPlainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
