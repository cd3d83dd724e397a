// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { click, render } from '@moongate/testing/react'
import { loadTexts } from '../../text.ts'
import { OfficeProvider } from '../../theme/provider.tsx'
import { StepButtons, StepFoot } from './step-buttons.tsx'

beforeAll(loadTexts)

const why = 'somebody else has to finish it'
const desk = (withheld: { step: string; why: string }[], place: 'row' | 'foot') => {
  const pressed: string[] = []
  const props = {
    kind: 'withdrawals',
    steps: ['pay', 'fail'],
    withheld,
    onStep: (step: string) => void pressed.push(step),
  } as const
  const of = { ...props, steps: [...props.steps] }
  const view = render(
    <OfficeProvider>{place === 'row' ? <StepButtons {...of} about="W1" /> : <StepFoot {...of} />}</OfficeProvider>,
  )
  for (const button of view.host.querySelectorAll('button')) click(button)
  return { pressed, ...view }
}

describe('R6.6 a step that takes somebody else', () => {
  it.each(['row', 'foot'] as const)('is sent by no press in the %s, the others are', (place) => {
    const { pressed, unmount } = desk([{ step: 'pay', why }], place)
    expect(pressed).toEqual(['fail'])
    unmount()
  })

  it.each(['row', 'foot'] as const)('is sent in the %s where nothing is withheld', (place) => {
    const { pressed, unmount } = desk([], place)
    expect(pressed.toSorted()).toEqual(['fail', 'pay'])
    unmount()
  })

  it('says why: to who hears the button in a row, and in words at the foot, once', () => {
    const row = desk([{ step: 'pay', why }], 'row')
    const [pay] = [...row.host.querySelectorAll('button')]
    expect([pay?.getAttribute('aria-disabled'), pay?.getAttribute('aria-label')?.endsWith(why)]).toEqual(['true', true])
    row.unmount()
    const foot = desk(
      ['pay', 'fail'].map((step) => ({ step, why })),
      'foot',
    )
    expect([...foot.host.querySelectorAll('p')].map((p) => p.textContent)).toEqual([why])
    foot.unmount()
  })
})
