import { describe, expect, it } from 'vitest'
import type { Draw, Ticker, Ticket } from '../api/answers.ts'
import { applyDraw, findFalling, type Told, withholdDraws, withholdTicket } from './reveal.rules.ts'

const told = (issue: string): Told => ({ issue, balls: [1, 2, 3, 4, 5], drawn_at: 60_500 })
const [EARLIER, NEWEST] = ['20261121-0001', '20261121-0002']
const ticker: Ticker = {
  code: 'jzssc',
  title: '',
  issue: '20261121-0003',
  state: 'open',
  close_at: 115_000,
  draw_at: 120_000,
  server_time: 70_000,
  commitment: null,
  last: told(EARLIER),
}
const draw = (issue: string, over: Partial<Draw> = {}): Draw => ({
  issue,
  state: 'settled',
  balls: [1, 2, 3, 4, 5],
  close_at: 55_000,
  draw_at: 60_000,
  drawn_at: 60_500,
  commitment: 'a',
  seed: 'b',
  entropy: null,
  ...over,
})
const ticket: Ticket = {
  id: 'one',
  bill_no: 'L1',
  code: 'jzssc',
  issue: NEWEST,
  bet_type: 'sum',
  selection: 'big',
  units: 1,
  unit_stake: '10.00',
  multiple: 1,
  stake: '10.00',
  odds: '1.985',
  payout: '19.85',
  status: 'COMPLETE',
  won: true,
  placed_at: '2026-11-21 09:00:00',
  settled_at: '2026-11-21 09:01:00',
  commitment: 'a',
  seed: 'b',
  balls: [1, 2, 3, 4, 5],
}

describe('R1.1 what a draw tells, and when', () => {
  it.each<[string, Told | null, Told | null, string | undefined]>([
    ['a new result falls', told(NEWEST), told(EARLIER), NEWEST],
    ['the first of all falls', told(NEWEST), null, NEWEST],
    ['one that lies there falls no more', told(NEWEST), told(NEWEST), undefined],
    ['an older answer that comes late falls not', told(EARLIER), told(NEWEST), undefined],
    ['without any nothing falls', null, null, undefined],
  ])('%s', (_case, last, shown, falls) => expect(findFalling(last, shown)?.issue).toBe(falls))

  it('a list holds no result whose balls have not landed, and every void draw', () => {
    const draws = [draw(NEWEST), draw('20261121-0003', { state: 'void', balls: null }), draw(EARLIER)]
    expect(withholdDraws(draws, EARLIER).map(({ issue }) => issue)).toEqual(['20261121-0003', EARLIER])
    expect(withholdDraws(draws, NEWEST)).toEqual(draws)
    expect(withholdDraws(draws, undefined).map(({ issue }) => issue)).toEqual(['20261121-0003'])
  })

  it('a ticket that was settled meanwhile still waits, without payout, balls or seed', () => {
    expect(withholdTicket(ticket, EARLIER)).toEqual({
      ...ticket,
      status: 'X',
      won: false,
      payout: '0.00',
      settled_at: null,
      seed: null,
      balls: null,
    })
    expect(withholdTicket(ticket, NEWEST)).toBe(ticket)
  })

  it('a ticket of a void draw is told at once: no ball falls for it', () => {
    const returned: Ticket = { ...ticket, status: 'N', won: false, payout: '10.00', balls: null, seed: null }
    expect(withholdTicket(returned, EARLIER)).toBe(returned)
  })

  it.each([
    ['a draw that is told takes the place of the last', { issue: NEWEST, balls: [9, 9, 9, 9, 9] }, NEWEST],
    ['a void one changes nothing', { issue: NEWEST, balls: null }, EARLIER],
    ['an old one changes nothing', { issue: '20261120-1440', balls: [9, 9, 9, 9, 9] }, EARLIER],
    ["another game's changes nothing", { issue: NEWEST, balls: [9, 9, 9, 9, 9], code: 'other' }, EARLIER],
  ])('%s', (_case, push, last) =>
    expect(applyDraw([ticker], { code: 'jzssc', drawn_at: 120_400, ...push })[0]?.last?.issue).toBe(last),
  )
})
