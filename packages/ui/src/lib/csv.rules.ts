/** A cell that a spreadsheet takes for text: what begins as a formula gets a quote before it, but for plain figures. */
const guardCell = (cell: string): string =>
  /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell

const quote = (cell: string): string => `"${guardCell(cell).replaceAll('"', '""')}"`

/** Rows as CSV for spreadsheets: with a byte order mark, so that they read it as UTF-8. */
export const buildCsv = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[heads, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`
