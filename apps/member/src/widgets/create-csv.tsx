import type { MessageKey } from '@moongate/i18n'
import { t } from '../text.ts'
import { CsvButton } from './csv-button.tsx'

type Cells<Row> = readonly (readonly [MessageKey, (row: Row) => string])[]
type Listed<Row> = { data: { data: readonly Row[]; last_page: number } }

/** A button for a file of what `list` answers page by page, a column for each of the cells. */
export const createCsv =
  <Input, Row>(
    name: string,
    list: (input: Input & { page: number; limit: number }) => Promise<Listed<Row>>,
    cells: Cells<Row>,
  ) =>
  ({ input }: { input: Input }) => {
    const read = async (page: number) => {
      const { data, last_page } = (await list({ ...input, page, limit: 100 })).data
      return { data: data.map((row) => cells.map(([, write]) => write(row))), last_page }
    }
    return <CsvButton name={name} heads={cells.map(([head]) => t(head))} read={read} />
  }
