// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { click, render, type, waitUntil } from '@moongate/testing/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { laterScreens } from '../../later.screens.ts'
import { loadTexts, t } from '../../text.ts'
import { ResultQuery } from './result-query.tsx'

const LIMIT = 20
const TOTAL = 45
const [, ...texts] = laterScreens.activity

/** What was asked, as `name page`, and the answers that are held back. */
let asked: string[] = []
let held: (() => void)[] = []

/** A row says in its account's place what page it is of. */
const buildRow = (name: string, page: number, at: number) => ({
  member_name: `${name} ${page}`,
  activity_id: 7,
  title: 'Gift',
  status: 0,
  status_text: 'waits',
  created_at: `2026-01-${String(28 - page)} 10:00:${String(at).padStart(2, '0')}`,
})

const buildPage = (name: string, page: number) => ({
  data: Array.from({ length: Math.min(LIMIT, TOTAL - (page - 1) * LIMIT) }, (_, at) => buildRow(name, page, at)),
  total: TOTAL,
  per_page: LIMIT,
  current_page: page,
  last_page: Math.ceil(TOTAL / LIMIT),
})

beforeEach(async () => {
  await loadTexts('common', 'member', ...texts)
  asked = []
  held = []
  vi.stubGlobal('fetch', (url: string) => {
    const { searchParams } = new URL(url, 'http://x')
    const [name, page] = [searchParams.get('member_name') ?? '', Number(searchParams.get('page') ?? 1)]
    asked.push(`${name} ${page}`)
    const body = { status: 'success', code: 200, message: 'ok', data: buildPage(name, page) }
    return new Promise((resolve) => held.push(() => resolve(new Response(JSON.stringify(body)))))
  })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** The next call is asked, since its file may have to come first, and answered. */
const release = async () => {
  await waitUntil(() => expect(held).toHaveLength(1))
  held.shift()?.()
}

const show = () => {
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <ResultQuery id={7} />
    </QueryClientProvider>,
  )
  const ask = (name: string) => {
    type(shown.find<HTMLInputElement>('input[name=member_name]'), name)
    click(shown.findButton(t('member-activity:result_go')))
  }
  const turn = async (number: number) => {
    click(shown.find(`button[aria-label="${t('member-records:page', { number })}"]`))
    await release()
  }
  const rows = () => [...shown.host.querySelectorAll('li')].map((row) => row.querySelector('b')?.textContent)
  const expectRows = (count: number, text: string) => waitUntil(() => expect(rows()).toEqual(Array(count).fill(text)))
  return { ...shown, ask, turn, expectRows }
}

it('R2.4 R3.19 an account with more applications than a list holds is read page by page, to its last one', async () => {
  const { ask, turn, expectRows } = show()
  ask('carol')
  await release()
  await expectRows(20, 'carol 1')
  await turn(3)
  await expectRows(5, 'carol 3')
  expect(asked).toEqual(['carol 1', 'carol 3'])
})

it('R2.4 R3.19 another account is asked for from its first page on, and shows nothing of the one before', async () => {
  const { ask, turn, expectRows } = show()
  ask('carol')
  await release()
  await expectRows(20, 'carol 1')
  await turn(2)
  await expectRows(20, 'carol 2')
  ask('dave')
  await expectRows(0, '')
  await release()
  await expectRows(20, 'dave 1')
  expect(asked.at(-1)).toBe('dave 1')
})

it('R2.36 the answer has a shape while it is asked for', async () => {
  const { host, ask } = show()
  ask('carol')
  expect(host.querySelector('[aria-busy="true"]')).not.toBeNull()
  await release()
  await waitUntil(() => expect(host.querySelector('[aria-busy="true"]')).toBeNull())
})
