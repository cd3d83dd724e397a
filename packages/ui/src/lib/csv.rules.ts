/** A cell that a spreadsheet takes for text: what begins as a formula gets a quote before it, but for plain figures. */
const guardCell = (cell: string): string =>
  /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell

const quote = (cell: string): string => `"${guardCell(cell).replaceAll('"', '""')}"`

export type CsvPage = { data: readonly (readonly string[])[]; last_page: number }
/** Pages of a list that go into one file, 20,000 rows of a hundred each; what is more is asked for by a narrower filter. */
export const MOST_PAGES = 200

/** All rows of a list, read page by page; `is_cut` where there are more than go into a file. */
export const gatherRows = async (
  read: (page: number) => Promise<CsvPage>,
  most = MOST_PAGES,
): Promise<{ rows: (readonly string[])[]; is_cut: boolean }> => {
  const first = await read(1)
  const rows = [...first.data]
  for (let page = 2; page <= Math.min(first.last_page, most); page++) rows.push(...(await read(page)).data)
  return { rows, is_cut: first.last_page > most }
}

/** Rows as CSV for spreadsheets: with a byte order mark, so that they read it as UTF-8. */
export const buildCsv = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[heads, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`
