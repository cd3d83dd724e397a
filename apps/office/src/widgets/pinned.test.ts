import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const COLUMN = /head: t\('order\.steps'\)[^]*?cell/g

it('R6.6 what can be done with a row stays in sight where its table is wider than the window', () => {
  const columns = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(COLUMN)].map(([column]) => ({ file, pinned: column.includes('pinned: true') })),
  )
  expect(columns.length).toBeGreaterThan(20)
  expect(columns.filter(({ pinned }) => !pinned)).toEqual([])
})
