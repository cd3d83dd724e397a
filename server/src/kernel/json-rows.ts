/** Rows as the text that `jsonb_to_recordset` reads, so that any number goes in one statement; a bigint goes as text and stays exact. */
export const toJsonRows = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
