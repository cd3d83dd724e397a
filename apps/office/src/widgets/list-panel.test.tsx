// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { ListPanel } from './list-panel.tsx'

beforeAll(loadTexts)

const show = (current_page: number, last_page: number, total: number, isPlaceholderData = false, is_more = false) => {
  const turned: number[] = []
  const { host } = render(
    <OfficeProvider>
      <ListPanel<{ id: string }>
        query={{
          data: { data: is_more ? [{ id: '1' }] : [], current_page, last_page, total, is_more },
          isError: false,
          error: null,
          isFetching: false,
          isPlaceholderData,
          refetch: () => Promise.resolve(),
        }}
        label="orders"
        columns={[{ key: 'id', head: 'id', cell: ({ id }) => id }]}
        keyOf={({ id }) => id}
        empty="none waiting"
        onPage={(page) => turned.push(page)}
      />
    </OfficeProvider>,
  )
  return {
    turned,
    text: host.textContent,
    empty: host.textContent.includes('none waiting'),
    busy: host.querySelector('[aria-busy]') !== null,
  }
}

it('R4.20 R4.21 R2.36 a page that has become empty while others wait turns to the last one and never says that none wait', () => {
  expect(show(51, 50, 1000)).toMatchObject({ turned: [50], empty: false, busy: true })
})

it('R2.36 a list without a row says so and stays', () => {
  expect(show(1, 1, 0)).toMatchObject({ turned: [], empty: true, busy: false })
})

it('rows that stand in for those of another page turn nothing', () => {
  expect(show(51, 50, 1000, true).turned).toEqual([])
})

it('R6.6 a long list says that there are more than were counted', () => {
  expect(show(1, 1000, 10_000, false, true).text).toContain('10,000+')
})
