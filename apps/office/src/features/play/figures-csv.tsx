import { type FiguresAsked, type FiguresPage, readFigures } from '../../api/play.ts'
import type { ListSearch } from '../../start/search.rules.ts'
import { CsvButton } from '../../widgets/csv-button.tsx'
import { listFigureCells, listFigureHeads } from './figure-columns.tsx'

const LIMIT = 20
const CSV_LIMIT = 100

/** What the address asks for. */
export const toFiguresAsked = ({ page, from, to, supplier, type }: ListSearch): FiguresAsked => ({
  limit: LIMIT,
  page: page ?? 1,
  ...(from && { from }),
  ...(to && { to }),
  ...(supplier && { api_code: supplier }),
  ...(type && { gameType: Number(type) }),
})

/** All of it as a file. */
export const FiguresCsv = ({ search, known }: { search: ListSearch; known: FiguresPage }) => (
  <CsvButton
    name={`games-${known.from}-${known.to}`}
    heads={listFigureHeads()}
    read={async (page) => {
      const found = await readFigures({ ...toFiguresAsked(search), page, limit: CSV_LIMIT })
      return { data: found.data.map(listFigureCells), last_page: found.last_page }
    }}
  />
)
