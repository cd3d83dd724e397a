import { buildCsv, type CsvPage, gatherRows } from './csv.rules.ts'

type Rows = readonly (readonly string[])[]

/** Saves rows as a file. */
export const saveCsv = (name: string, heads: readonly string[], rows: Rows): void => {
  const url = URL.createObjectURL(new Blob([buildCsv(heads, rows)], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` }).click()
  URL.revokeObjectURL(url)
}

export type SavedList = {
  name: string
  heads: readonly string[]
  read: (page: number) => Promise<CsvPage>
  /** Says that the file holds the first rows only, and how many. */
  tellCut: (rows: number) => string
}

/** Saves all rows of a list as a file, read page by page. Where it had to be cut its last line says so, and that is answered. */
export const saveList = async ({ name, heads, read, tellCut }: SavedList): Promise<string | undefined> => {
  const { rows, is_cut } = await gatherRows(read)
  const cut = is_cut ? tellCut(rows.length) : undefined
  saveCsv(name, heads, cut === undefined ? rows : [...rows, [cut]])
  return cut
}
