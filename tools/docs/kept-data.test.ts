import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFilesLike, root } from './tree.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const [, forgotten = '', taken = '', kept = ''] = read('docs/operating/kept-data.md').split(/^## /m)

const sortOnce = (names: Iterable<string>): string[] => [...new Set(names)].toSorted()
const findNames = (text: string): string[] =>
  [...text.matchAll(/`([a-z_]+(?:\.[a-z_]+)?)`/g)].map(([, name = '']) => name)
const findTables = (text: string): string[] => findNames(text).filter((name) => name.includes('.'))

const schema = read('server/schema.sql')
const tables = [...schema.matchAll(/^create table ([a-z_.]+) \(/gm)].map(([, name = '']) => name)
const sources = [...listFilesLike(/^server\/src\/.*\.sql\.ts$/).map(read), schema].join('\n')
const emptied = [...sources.matchAll(/\bdelete from ([a-z]+\.[a-z_]+)/g)].map(([, name = '']) => name)
/** Not ours: the queue's own table. */
const isOurs = (name: string): boolean => tables.includes(name)

describe('what is kept, and how long', () => {
  it('names each table from which something is deleted, and no other', () => {
    expect(sortOnce(findTables(forgotten + taken))).toEqual(sortOnce(emptied.filter(isOurs)))
  })

  it('says once of a table how it is emptied', () => {
    const named = findTables(forgotten + taken)
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
  })

  it('says of all others where they are kept', () => {
    const left = tables.filter((name) => !emptied.includes(name)).map((name) => name.replace(/\..*/, ''))
    expect(sortOnce(findNames(kept).filter((name) => !name.includes('.')))).toEqual(
      expect.arrayContaining(sortOnce(left)),
    )
  })

  it('names no schema that is not there', () => {
    const schemas = tables.map((name) => name.replace(/\..*/, ''))
    expect(findNames(kept).filter((name) => !schemas.includes(name))).toEqual([])
  })
})
