import { describe, expect, it } from 'vitest'
import { listPage } from './page.ts'

const numbers = Array.from({ length: 23 }, (_, i) => i + 1)
const list = (page: number, limit: number, all = numbers) =>
  listPage(
    { page, limit },
    {
      count: async () => ({ n: all.length, sum: all.reduce((a, b) => a + b, 0) }),
      rows: async (limit, offset) => all.slice(offset, offset + limit),
      view: async (rows) => rows.map((n) => `#${n}`),
    },
  )

describe('a page of a list', () => {
  it('shows its rows with their place in the whole', async () => {
    expect((await list(3, 10)).data).toEqual({
      data: ['#21', '#22', '#23'],
      current_page: 3,
      last_page: 3,
      per_page: 10,
      total: 23,
    })
  })

  it('gives the figures over all rows, and the rows themselves', async () => {
    const { sums, rows } = await list(1, 2)
    expect([sums, rows]).toEqual([{ n: 23, sum: 276 }, [1, 2]])
  })

  it.each([
    ['behind the last', 4, numbers, 3],
    ['of nothing', 1, [], 1],
  ])('%s is empty', async (_, page, all, last_page) => {
    expect((await list(page, 10, all)).data).toMatchObject({ data: [], last_page, total: all.length })
  })
})
