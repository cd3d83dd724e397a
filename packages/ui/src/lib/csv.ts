import { buildCsv } from './csv.rules.ts'

type Page = { data: readonly (readonly string[])[]; last_page: number }
/** A file of a year's orders stays small; what is more is asked for by a narrower filter. */
const MOST_PAGES = 20

const save = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** Saves all rows of a list as a file, read page by page. */
export const saveCsv = async (
  name: string,
  heads: readonly string[],
  read: (page: number) => Promise<Page>,
): Promise<void> => {
  const first = await read(1)
  const rows = [...first.data]
  for (let page = 2; page <= Math.min(first.last_page, MOST_PAGES); page++) rows.push(...(await read(page)).data)
  save(`${name}.csv`, buildCsv(heads, rows))
}
