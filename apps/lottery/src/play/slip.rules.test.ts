import { jzssc } from '@moongate/lottery'
import { toWire } from '@moongate/money'
import { describe, expect, it } from 'vitest'
import {
  emptySlip,
  getLineKey,
  type Line,
  type Slip,
  reduceSlip,
  viewSlip,
  readStakeMinor,
  parseStake,
} from './slip.rules.ts'

const line = (bet_type: string, selection: string, stake: string, units = 1): Line => ({
  bet_type,
  selection,
  units,
  stake,
})
const slip = (lines: Line[], multiple = 1): Slip => ({ lines, stake: '10', multiple })
const view = (lines: Line[], multiple = 1, balance?: bigint) => viewSlip(jzssc, {}, slip(lines, multiple), balance)

describe('slip arithmetic', () => {
  it.each<[string, Line[], number, number, string, string]>([
    [
      'digits of one position',
      [line('star1', '3|-|-|-|-', '20'), line('star1', '7|-|-|-|-', '20'), line('sum', 'big', '50')],
      1,
      3,
      '90.00',
      '295.50',
    ],
    ['a multiple', [line('sum', 'big', '2.50')], 4, 1, '10.00', '19.70'],
    ['a row of several units', [line('star2_front', '1,2|3,4', '1', 4)], 1, 4, '4.00', '98.50'],
    ['a stake still being typed', [line('sum', 'big', '5.'), line('sum', 'odd', '')], 1, 2, '5.00', '9.85'],
    ['nothing', [], 1, 0, '0.00', '0.00'],
  ])('R1.1 %s', (_title, lines, multiple, bets, stake, best) => {
    const shown = view(lines, multiple)
    expect([shown.bets, toWire(shown.stake_minor), toWire(shown.best_minor)]).toEqual([bets, stake, best])
  })

  it('R5.14 promises nothing above a limit, however much is typed', () => {
    const shown = view([line('star3_front', '1|2|3', '999999999'), line('sum', 'big', '')], 1000)
    expect([shown.best_minor, shown.fault]).toEqual([0n, 'stake_empty'])
    expect(view([line('star3_front', '1|2|3', '999999999')], 1000).fault).toBe('stake_above_max')
  })

  it('R1.1 uses the odds of now and names them', () => {
    const terms = {
      sum: { odds_milli: 1900, min_unit_minor: 100n, max_unit_minor: 10_000n, max_payout_minor: 100_000n },
    }
    const view = viewSlip(jzssc, terms, slip([line('sum', 'big', '10')]))
    expect([view.best_minor, view.order[0]?.odds]).toEqual([1900n, '1.900'])
  })

  it('R1.5 sends taps of one position and stake as one ticket, other positions, stakes and compound rows apart', () => {
    const lines = [
      line('star1', '3|-|-|-|-', '20'),
      line('sum', 'big', '50'),
      line('star1', '7|-|-|-|1', '20', 2),
      line('star1', '7|-|-|-|-', '20'),
      line('star1', '-|0|-|-|-', '20'),
      line('star1', '-|9|-|-|-', '5'),
      line('star2_front', '1|2', '20'),
    ]
    expect(view(lines).order).toEqual([
      { bet_type: 'star1', selection: '3,7|-|-|-|-', unit_stake: '20', multiple: 1, odds: '9.850' },
      { bet_type: 'sum', selection: 'big', unit_stake: '50', multiple: 1, odds: '1.970' },
      { bet_type: 'star1', selection: '7|-|-|-|1', unit_stake: '20', multiple: 1, odds: '9.850' },
      { bet_type: 'star1', selection: '-|0|-|-|-', unit_stake: '20', multiple: 1, odds: '9.850' },
      { bet_type: 'star1', selection: '-|9|-|-|-', unit_stake: '5', multiple: 1, odds: '9.850' },
      { bet_type: 'star2_front', selection: '1|2', unit_stake: '20', multiple: 1, odds: '98.500' },
    ])
  })

  it.each<[string, Line[], number, bigint | undefined, string | undefined]>([
    ['an empty slip', [], 1, undefined, 'empty'],
    ['a missing stake', [line('sum', 'big', '')], 1, undefined, 'stake_empty'],
    ['a stake of zero', [line('sum', 'big', '0.00')], 1, undefined, 'stake_empty'],
    ['less than the smallest stake', [line('sum', 'big', '0.99')], 1, undefined, 'stake_below_min'],
    ['more than the largest stake', [line('sum', 'big', '50001')], 1, undefined, 'stake_above_max'],
    ['a payout above the limit', [line('star3_front', '1|2|3', '2000')], 1, undefined, 'payout_above_max'],
    ['more than the balance', [line('sum', 'big', '10')], 3, 2999n, 'insufficient'],
    ['exactly the balance', [line('sum', 'big', '10')], 3, 3000n, undefined],
  ])('R1.1 names %s', (_title, lines, multiple, balance, fault) =>
    expect(view(lines, multiple, balance).fault).toBe(fault),
  )
})

describe('slip', () => {
  const tapped = reduceSlip(emptySlip, { do: 'toggle', bet_type: 'sum', selection: 'big', units: 1 })

  it('a second tap takes the row out again', () => {
    expect(tapped.lines).toEqual([line('sum', 'big', '10')])
    expect(reduceSlip(tapped, { do: 'toggle', bet_type: 'sum', selection: 'big', units: 1 }).lines).toEqual([])
  })

  it('a chip sets every row and the rows to come, a typed stake one row', () => {
    const chipped = reduceSlip(tapped, { do: 'stake', stake: '50' })
    const more = reduceSlip(chipped, { do: 'toggle', bet_type: 'sum', selection: 'odd', units: 1 })
    const typed = reduceSlip(more, { do: 'line_stake', key: getLineKey(line('sum', 'odd', '')), stake: '7' })
    expect(typed.lines.map(({ stake }) => stake)).toEqual(['50', '7'])
  })

  it('R1.1 a slip that is bet again has its multiple again', () => {
    const placed = slip([line('sum', 'big', '10')], 10)
    const cleared = reduceSlip(placed, { do: 'clear' })
    expect([cleared.multiple, reduceSlip(cleared, { do: 'fill', ...placed })]).toEqual([1, placed])
  })

  it('a quick pick swaps the rows of its position and leaves the others', () => {
    const next = reduceSlip(tapped, { do: 'swap', bet_type: 'sum', out: ['big', 'small'], in: ['odd', 'even'] })
    expect(next.lines.map(({ selection }) => selection)).toEqual(['odd', 'even'])
  })

  it.each([
    [0, 1],
    [-5, 1],
    [2.9, 2],
    [5000, 1000],
    [NaN, 1],
  ])('keeps the multiple %s as %s', (typed, kept) => {
    expect(reduceSlip(emptySlip, { do: 'multiple', multiple: typed }).multiple).toBe(kept)
  })

  it.each([
    ['', '5', '5'],
    ['5', '5.', '5.'],
    ['5.12', '5.123', '5.12'],
    ['5', '5e', '5'],
    ['', '.5', '0.5'],
    ['', '007', '7'],
    ['', '-1', ''],
    ['1', '1,000', '1000'],
  ])('typing %j → %j holds %j', (old, next, held) => expect(parseStake(old, next)).toBe(held))

  it.each<[string, bigint | undefined]>([
    ['5.', 500n],
    ['0', undefined],
    ['', undefined],
    ['0.01', 1n],
  ])('reads %j', (text, minor) => expect(readStakeMinor(text)).toBe(minor))
})
