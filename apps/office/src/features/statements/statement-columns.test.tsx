// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest'
import { loadTexts, t } from '../../text.ts'
import { buildStatementColumns } from './statement-columns.tsx'

beforeAll(loadTexts)

it.each([
  ['open', 'statements.matches'],
  ['credited', 'order.bill_no'],
  ['ignored', 'order.reason'],
] as const)('R6.6 of rows that are %s the head says what stands below it', (state, head) =>
  expect(buildStatementColumns(state, false).find(({ key }) => key === 'matches')?.head).toBe(t(head)),
)

it.each([
  ['open', true, true],
  ['credited', true, false],
  ['ignored', true, true],
  ['ignored', false, false],
] as const)('R6.6 of rows that are %s whoever decides (%s) has a step: %s', (state, may_decide, has) =>
  expect(buildStatementColumns(state, may_decide).some(({ key }) => key === 'steps')).toBe(has),
)

it('R6.6 of rows that were set aside a long reason gives way to who did it and to the step back', () =>
  expect(buildStatementColumns('ignored', true).find(({ key }) => key === 'matches')?.cut).toBe(true))
