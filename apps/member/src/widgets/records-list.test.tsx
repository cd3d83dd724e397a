// @vitest-environment happy-dom
import { click, render } from '@moongate/testing/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts, t } from '../text.ts'
import { type Page, RecordsList } from './records-list.tsx'

type Row = { id: string; money: string }
type Query = { data: Page<Row> | undefined; isError: boolean; isFetching: boolean }

beforeAll(() => loadTexts('common', 'member', 'member-records'))

const columns = [{ id: 'money', head: 'Amount', cell: (row: Row) => row.money }]
const show = (query: Query) => {
  let tries = 0
  const shown = render(
    <RecordsList
      caption="Records"
      columns={columns}
      rowKey={(row) => row.id}
      query={{ ...query, refetch: () => (tries += 1) }}
      page={1}
      go={() => {}}
      empty={<p>nothing yet</p>}
      below={<p>sum of all</p>}
    />,
  )
  return { ...shown, text: () => shown.host.textContent, tries: () => tries }
}
const page = (rows: readonly Row[]): Page<Row> => ({ data: { data: rows, total: rows.length, last_page: 1 } })

describe('R2.36 a list of records', () => {
  it('shows the shape of what comes while it loads, and says neither that there is nothing nor that it failed', () => {
    const { host, text } = show({ data: undefined, isError: false, isFetching: true })
    expect(host.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(text()).not.toContain('nothing yet')
    expect(text()).not.toContain(t('member:ui.load_failed_hint'))
  })

  it('says what to do while there is nothing in it', () => {
    const { host, text } = show({ data: page([]), isError: false, isFetching: false })
    expect(text()).toContain('nothing yet')
    expect(text()).not.toContain('sum of all')
    expect(host.querySelector('[aria-busy="true"]')).toBeNull()
  })

  it('offers a second try when it could not be loaded, and shows no rows that may be old', () => {
    const { findButton, text, tries } = show({
      data: page([{ id: '1', money: '5.00' }]),
      isError: true,
      isFetching: false,
    })
    expect(text()).toContain(t('member:ui.load_failed_hint'))
    expect(text()).not.toContain('5.00')
    click(findButton(t('member:ui.retry')))
    expect(tries()).toBe(1)
  })

  it('shows its rows and their sum when they are there', () => {
    const { text } = show({ data: page([{ id: '1', money: '5.00' }]), isError: false, isFetching: false })
    expect(text()).toContain('5.00')
    expect(text()).toContain('sum of all')
  })
})
