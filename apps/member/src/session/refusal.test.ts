// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it } from 'vitest'
import { usePopups } from '../popups/popups.store.ts'
import { loadTexts, t } from '../text.ts'
import { showRefusal } from './refusal.ts'

beforeAll(() => loadTexts('common', 'member'))
afterEach(() => usePopups.setState({ asks: [] }))

it.each([
  ['R4.9 a trial account is reminded', 'policy.demo_not_supported', 'member:session.warm_reminder'],
  ['R4.9 at a game of others too', 'policy.demo_only_lottery', 'member:session.warm_reminder'],
  ['R8.1 everybody else is told of an error', 'cashier.insufficient', 'member:ui.error'],
] as const)('%s', (_case, code, title) => {
  showRefusal('no', code)
  expect(usePopups.getState().asks).toMatchObject([{ title: t(title), text: 'no' }])
})

it('R8.2 a refusal without words says that something went wrong', () => {
  showRefusal('', 'client.unreadable')
  expect(usePopups.getState().asks).toMatchObject([{ text: t('common:error') }])
})
