import pg from 'pg'

type Parser = (text: string) => unknown

const { builtins } = pg.types
const [INT8_ARRAY, DATE_ARRAY] = [1016, 1182]

/** Elements of a one-dimensional array of numbers or dates, which never need quotes. */
const parseElements =
  (parse: Parser): Parser =>
  (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item)))
const readAsText: Parser = (text) => text

const own = new Map<number, Parser>([
  [builtins.INT8, BigInt],
  [INT8_ARRAY, parseElements(BigInt)],
  [builtins.DATE, readAsText], // a day has no time zone: it stays 'YYYY-MM-DD'
  [DATE_ARRAY, parseElements(readAsText)],
  [builtins.INTERVAL, readAsText],
])

/** How this product reads PostgreSQL's types: int8 as bigint, numeric and date as text, timestamptz as Date. For one client or pool. */
export const pgTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parser =>
    own.get(oid) ?? (pg.types.getTypeParser(oid, format ?? 'text') as Parser),
}
