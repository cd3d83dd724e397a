// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { ListPanel } from './list-panel.tsx'

beforeAll(loadTexts)

const show = (current_page: number, last_page: number, total: number, isPlaceholderData = false) => {
  const turned: number[] = []
  const { host } = render(
    <OfficeProvider>
      <ListPanel<{ id: string }>
        query={{
          data: { data: [], current_page, last_page, total },
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
  return { turned, empty: host.textContent.includes('none waiting'), busy: host.querySelector('[aria-busy]') !== null }
}

it('R4.20 R4.21 R2.36 a page that has become empty while others wait turns to the last one and never says that none wait', () => {
  expect(show(51, 50, 1000)).toEqual({ turned: [50], empty: false, busy: true })
})

it('R2.36 a list without a row says so and stays', () => {
  expect(show(1, 1, 0)).toEqual({ turned: [], empty: true, busy: false })
})

it('rows that stand in for those of another page turn nothing', () => {
  expect(show(51, 50, 1000, true).turned).toEqual([])
})
