import type { Column } from './table.tsx'

/** For `cards`: each column is called by its head, unless that is more than a word. */
export const nameColumns = <R>(columns: readonly Column<R>[]): Column<R>[] =>
  columns.map((column) => (typeof column.head === 'string' ? { name: column.head, ...column } : column))
