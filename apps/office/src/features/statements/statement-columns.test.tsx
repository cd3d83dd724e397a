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
