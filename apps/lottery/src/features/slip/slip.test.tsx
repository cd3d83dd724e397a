// @vitest-environment happy-dom
import { jzssc } from '@moongate/lottery'
import { CurrencyProvider } from '@moongate/ui'
import { useReducer } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptySlip, type Line, reduceSlip, viewSlip } from '../../play/slip.rules.ts'
import type { Phase } from '../../time/phase.rules.ts'
import { loadTexts } from '../../text.ts'
import { click, render, type } from '@moongate/testing/react'
import { Slip } from './slip.tsx'

beforeAll(() => loadTexts('zh_cn'))

const LINES: Line[] = [
  { bet_type: 'star1', selection: '3|-|-|-|-', units: 1, stake: '10' },
  { bet_type: 'sum', selection: 'big', units: 1, stake: '10' },
]

const Shown = ({ phase, canBet, onConfirm }: { phase: Phase; canBet: boolean; onConfirm: () => void }) => {
  const [slip, dispatch] = useReducer(reduceSlip, { ...emptySlip, lines: LINES })
  const rest = {
    sending: 'idle' as const,
    receipt: undefined,
    followed: undefined,
    restored: undefined,
    onDone: onConfirm,
    onRepeat: onConfirm,
  }
  return (
    <Slip
      game={jzssc}
      slip={slip}
      view={viewSlip(jzssc, {}, slip, 10_000n)}
      odds={() => '9.850'}
      phase={phase}
      canBet={canBet}
      dispatch={dispatch}
      onConfirm={onConfirm}
      {...rest}
    />
  )
}

const open = (phase: Phase = 'open', canBet = true) => {
  const confirmed: number[] = []
  const shown = render(
    <CurrencyProvider symbol="¥">
      <Shown phase={phase} canBet={canBet} onConfirm={() => confirmed.push(1)} />
    </CurrencyProvider>,
  )
  const figures = () => [
    shown.find('[data-testid=slip-stake]').textContent,
    shown.find('[data-testid=slip-best]').textContent,
  ]
  return { ...shown, figures, confirmed, confirm: shown.find('[aria-keyshortcuts]') }
}

describe('slip', () => {
  it('R1.1 counts stake and best payout live, by chip, by typing and by multiple', () => {
    const { findButton, figures, find, unmount } = open()
    expect(figures()).toEqual(['¥20.00', '¥118.20'])
    click(findButton('50'))
    expect(figures()).toEqual(['¥100.00', '¥591.00'])
    type(find('li input'), '2.5')
    expect(figures()).toEqual(['¥52.50', '¥123.12'])
    click(findButton('+'))
    expect(figures()).toEqual(['¥105.00', '¥246.25'])
    unmount()
  })

  it('R1.1 says why it cannot go out and does not go', () => {
    const { host, find, confirm, confirmed, unmount } = open()
    type(find('li input'), '0.5')
    expect(host.textContent).toContain('单注金额低于最低限额')
    click(confirm)
    expect(confirmed).toEqual([])
    unmount()
  })

  it.each<[Phase, boolean, boolean]>([
    ['open', true, true],
    ['locked', true, false],
    ['drawing', true, false],
    ['paused', true, false],
    ['open', false, false],
  ])('R1.1 while %s with a session %s it can be confirmed: %s', (phase, canBet, can) => {
    const { confirm, confirmed, unmount } = open(phase, canBet)
    click(confirm)
    expect(confirmed).toEqual(can ? [1] : [])
    unmount()
  })

  it('a row can be removed', () => {
    const { host, figures, find, unmount } = open()
    click(find('[aria-label="移除 万位 3"]'))
    expect(host.querySelectorAll('li').length).toBe(1)
    expect(figures()).toEqual(['¥10.00', '¥19.70'])
    unmount()
  })
})
