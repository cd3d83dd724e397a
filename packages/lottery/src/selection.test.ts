import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBetType, jzssc, parseSelection, formatSelection } from './index.ts'

const type = (id: string) => findBetType(jzssc, id)!

describe('selections', () => {
  it.each<[string, string, string, number]>([
    ['star1', '3,7|-|-|-|-', '3,7|-|-|-|-', 2],
    ['star1', '7,3|0|1|2|9', '3,7|0|1|2|9', 6],
    ['star2_front', '1,2|3,4,5', '1,2|3,4,5', 6],
    ['star2_back_group', '0,1,2,3', '0,1,2,3', 6],
    ['star3_front', '1|2|3', '1|2|3', 1],
    ['star3_front_group3', '1,2', '1,2', 2],
    ['star3_front_group3', '0,1,2,3,4,5,6,7,8,9', '0,1,2,3,4,5,6,7,8,9', 90],
    ['star3_back_group6', '2,1,0,3', '0,1,2,3', 4],
    ['sides', 'even,big|-|-|-|small', 'big,even|-|-|-|small', 3],
    ['sum', 'odd', 'odd', 1],
    ['dragon_tiger', '-|-|-|dragon,tiger|-|-|-|-|-|-', '-|-|-|dragon,tiger|-|-|-|-|-|-', 2],
    ['dragon_tiger_tie', '-|-|-|-|-|-|-|-|-|tie', '-|-|-|-|-|-|-|-|-|tie', 1],
    ['pattern_mixed', 'mixed|-|mixed', 'mixed|-|mixed', 2],
  ])('R1.1 %s %s → %s, %s units', (id, text, canonical, units) => {
    const parsed = parseSelection(type(id), text)
    expect(parsed).toMatchObject({ ok: true, selection: { text: canonical, units } })
  })

  it.each<[string, string, string]>([
    ['star1', '3', 'field_count'],
    ['star1', '3|-|-|-|-|-', 'field_count'],
    ['star1', '', 'field_count'],
    ['sum', '', 'symbol_unknown'],
    ['star1', '-|-|-|-|-', 'empty'],
    ['star1', '10|-|-|-|-', 'symbol_unknown'],
    ['star1', '3, 7|-|-|-|-', 'symbol_unknown'],
    ['star1', '３|-|-|-|-', 'symbol_unknown'],
    ['star1', '3,3|-|-|-|-', 'symbol_repeated'],
    ['star1', '3,|-|-|-|-', 'symbol_unknown'],
    ['star1', '-,3|-|-|-|-', 'symbol_unknown'],
    ['star2_front', '1|-', 'too_few'],
    ['star2_front_group', '1', 'too_few'],
    ['star3_front_group6', '1,2', 'too_few'],
    ['sum', '-', 'too_few'],
    ['sum', 'BIG', 'symbol_unknown'],
    ['sides', 'dragon|-|-|-|-', 'symbol_unknown'],
    ['pattern_pair', 'triple|-|-', 'symbol_unknown'],
    ['sum', 'constructor', 'symbol_unknown'],
  ])('R1.1 %s refuses %j: %s', (id, text, fault) =>
    expect(parseSelection(type(id), text)).toEqual({ ok: false, fault }),
  )

  it('canonical text reads back as the same picks and fits the wire', () => {
    const chosen = fc.constantFrom(...jzssc.bet_types).chain((bet) =>
      fc.tuple(
        fc.constant(bet),
        fc.tuple(
          ...bet.rule.fields.map((field) =>
            fc.subarray(
              field.symbols.map((_, at) => at),
              { minLength: field.min },
            ),
          ),
        ),
      ),
    )
    fc.assert(
      fc.property(chosen, ([bet, picks]) => {
        fc.pre(bet.rule.units(picks) > 0)
        const text = formatSelection(bet, picks)
        expect(text.length).toBeLessThanOrEqual(200)
        expect(parseSelection(bet, text)).toEqual({
          ok: true,
          selection: { text, picks, units: bet.rule.units(picks) },
        })
      }),
    )
  })
})
