// @vitest-environment happy-dom
import { click, render, settle } from '@moongate/testing/react'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Receipt } from '../api/answers.ts'
import { loadTexts } from '../text.ts'
import { type Order, usePlace } from './use-place.ts'

const LINES: Order['lines'] = [{ bet_type: 'sum', selection: 'big', unit_stake: '10', multiple: 1, odds: '1.97' }]
const OTHER: Order['lines'] = [{ bet_type: 'sum', selection: 'small', unit_stake: '10', multiple: 1, odds: '1.97' }]
const receipt = { tickets: [], stake: '10.00', money: '90.00' }

type Sent = { issue: string; selection: string; key: string | undefined }
let sent: Sent[] = []
let placed: Receipt[] = []
let replies: (number | 'lost')[] = []

beforeAll(() => loadTexts('zh_cn'))
beforeEach(() => {
  sent = []
  placed = []
  vi.stubGlobal('fetch', async (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    const { issue, lines } = JSON.parse(body) as Pick<Order, 'issue' | 'lines'>
    sent.push({ issue, selection: lines[0]?.selection ?? '', key: headers['idempotency-key'] })
    const status = replies.shift() ?? 200
    if (status === 'lost') throw new TypeError('failed to fetch')
    const answer = { status: status === 200 ? 'success' : 'error', code: status, message: 'no', data: receipt }
    return new Response(JSON.stringify(answer), { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const KEPT = 'a-slip'
const Table = ({ issue, lines }: { issue: string; lines: Order['lines'] }) => {
  const { state, place } = usePlace(lines, KEPT)
  return (
    <button type="button" onClick={() => void place({ code: 'jzssc', issue, lines }, (one) => placed.push(one))}>
      {state}
    </button>
  )
}
const show = () => {
  const view = render(<Table issue="1" lines={LINES} />)
  const state = () => view.find('button').textContent
  return {
    state,
    unmount: view.unmount,
    press: () => act(async () => click(view.find('button'))),
    turn: (issue: string, lines = LINES) => view.rerender(<Table issue={issue} lines={lines} />),
  }
}
const listIssues = () => sent.map(({ issue }) => issue)

it('R1.1 an order whose answer was lost is sent again for its own issue and under its own key, also after the next one has begun', async () => {
  replies = ['lost', 'lost']
  const { press, state, turn } = show()
  await press()
  turn('2')
  expect(state()).toBe('unknown')
  await press()
  await press()
  expect([listIssues(), new Set(sent.map(({ key }) => key)).size]).toEqual([['1', '1', '1'], 1])
  expect([state(), placed.length]).toEqual(['done', 1])
  await press()
  expect([listIssues(), new Set(sent.map(({ key }) => key)).size]).toEqual([['1', '1', '1', '2'], 2])
})

it('R1.1 once the server has said no to it, the slip is an order for the issue on the table again', async () => {
  replies = ['lost', 400]
  const { press, state, turn } = show()
  await press()
  turn('2')
  await press()
  expect([state(), placed]).toEqual(['refused', []])
  await press()
  expect(listIssues()).toEqual(['1', '1', '2'])
})

it('R1.1 another slip is another order', async () => {
  replies = ['lost']
  const { press, state, turn } = show()
  await press()
  turn('2', OTHER)
  expect(state()).toBe('idle')
  await press()
  expect(sent.map(({ issue, selection }) => [issue, selection])).toEqual([
    ['1', 'big'],
    ['2', 'small'],
  ])
})

it('R1.1 the slip of an order that was placed is kept no more, also where its table was left meanwhile; of one that was not it stays', async () => {
  replies = ['lost', 200]
  localStorage.setItem(KEPT, '{}')
  const { press, unmount } = show()
  await press()
  expect(localStorage.getItem(KEPT)).toBe('{}')
  click(document.querySelector('button')!)
  unmount()
  await settle()
  expect([placed, localStorage.getItem(KEPT)]).toEqual([[receipt], null])
})
