// @vitest-environment happy-dom
import { findBetType, jzssc } from '@moongate/lottery'
import { act, useReducer } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptySlip, reduceSlip } from '../../play/slip.rules.ts'
import { loadTexts } from '../../text.ts'
import { click, press, render } from '@moongate/testing/react'
import { FamilyPanel } from './family-panel.tsx'

beforeAll(() => loadTexts('zh_cn'))

const Panel = ({ family, disabled = false }: { family: string; disabled?: boolean }) => {
  const [slip, dispatch] = useReducer(reduceSlip, emptySlip)
  return (
    <>
      <FamilyPanel
        game={jzssc}
        family={family}
        lines={slip.lines}
        dispatch={dispatch}
        odds={() => '9.850'}
        misses={undefined}
        hit={undefined}
        disabled={disabled}
      />
      <output>{slip.lines.map((line) => `${line.bet_type}:${line.selection}`).join(';')}</output>
    </>
  )
}

const open = (family: string, disabled = false) => {
  const shown = render(<Panel family={family} disabled={disabled} />)
  const at = (place: string): HTMLElement => shown.find(`[data-place="${place}"]`)
  return {
    ...shown,
    at,
    focus: (place: string) => act(() => at(place).focus()),
    slip: () => shown.find('output').textContent,
  }
}

const active = (): string | null => document.activeElement?.getAttribute('data-place') ?? null

describe('board', () => {
  it('R1.1 a tap puts a digit on the slip, a second tap takes it off', () => {
    const { at, slip, unmount } = open('star1')
    click(at('0,3'))
    click(at('4,9'))
    expect(slip()).toBe('star1:3|-|-|-|-;star1:-|-|-|-|9')
    expect(at('0,3').getAttribute('aria-pressed')).toBe('true')
    click(at('0,3'))
    expect(slip()).toBe('star1:-|-|-|-|9')
    unmount()
  })

  it('has one tab stop, which follows the arrow keys and stays inside', () => {
    const { host, at, focus, unmount } = open('sides')
    const stops = () => host.querySelectorAll('[data-place][tabindex="0"]').length
    expect(stops()).toBe(1)
    focus('0,0')
    const steps: [string, string][] = [
      ['ArrowLeft', '0,0'],
      ['ArrowRight', '0,1'],
      ['ArrowDown', '1,1'],
      ['End', '1,3'],
      ['ArrowRight', '1,3'],
      ['Home', '1,0'],
      ['ArrowUp', '0,0'],
      ['ArrowUp', '0,0'],
    ]
    for (const [key, place] of steps) {
      press(document.activeElement ?? at('0,0'), key)
      expect([key, active()]).toEqual([key, place])
    }
    expect(stops()).toBe(1)
    unmount()
  })

  it('digit keys pick in the row of the focus', () => {
    const { at, focus, slip, unmount } = open('star1')
    focus('1,0')
    press(at('1,0'), '7')
    expect(active()).toBe('1,7')
    press(at('1,7'), '2')
    expect(slip()).toBe('star1:-|7|-|-|-;star1:-|2|-|-|-')
    unmount()
  })

  it('quick picks choose and clear a whole row', () => {
    const { at, slip, unmount } = open('star1')
    click(at('0,11'))
    expect(slip()).toBe([5, 6, 7, 8, 9].map((digit) => `star1:${digit}|-|-|-|-`).join(';'))
    click(at('0,15'))
    expect(slip()).toBe('')
    unmount()
  })

  it('R1.1 a combination goes on the slip by Enter once it is complete', () => {
    const { at, focus, slip, unmount } = open('star2')
    expect(findBetType(jzssc, 'star2_front')).toBeDefined()
    focus('0,0')
    press(at('0,0'), '4')
    press(at('0,4'), 'Enter')
    expect(slip()).toBe('')
    focus('1,0')
    press(at('1,0'), '1')
    press(at('1,1'), '2')
    press(at('1,2'), 'Enter')
    expect(slip()).toBe('star2_front:4|1,2')
    unmount()
  })

  it('R1.1 takes nothing while the table is closed', () => {
    const { at, slip, unmount } = open('star1', true)
    click(at('0,3'))
    press(at('0,3'), '5')
    expect(slip()).toBe('')
    unmount()
  })
})
