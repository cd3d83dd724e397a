// @vitest-environment happy-dom
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { click, render } from '@moongate/testing/react'
import { loadTexts, t } from '../text.ts'
import { findSpan, type Quick, type Span } from './days.rules.ts'
import { SpanFields } from './span.tsx'

beforeAll(loadTexts)

/** A Monday, and the first of its month. */
const MONDAY = '2026-06-01'

const Screen = ({ first }: { first: Quick }) => {
  const [value, change] = useState<Span>(findSpan(first, MONDAY))
  return <SpanFields value={value} today={MONDAY} most={31} first={first} change={change} />
}

it('R2.35 where several choices mean the same days, the one that was pressed is marked, and no other', () => {
  const { findButton } = render(<Screen first="month" />)
  const readPressed = () =>
    [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent).join()
  const told = [readPressed()]
  const presses = ['today', 'week', 'yesterday', 'week', 'today'] as const
  for (const quick of presses) {
    click(findButton(t(`span.${quick}`)))
    told.push(readPressed())
  }
  expect(told).toEqual((['month', ...presses] as const).map((quick) => t(`span.${quick}`)))
})
