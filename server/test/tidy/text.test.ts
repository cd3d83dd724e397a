import { describe, expect, it } from 'vitest'
import { findFaults, readProduct } from './sources.ts'
import { findForbidden } from './text.rules.ts'

const product = readProduct(['server', 'packages', 'apps', 'e2e', 'bench', 'tools'], /\.(ts|tsx|mjs|sql)$/)

describe('the text of a file', () => {
  it('holds nothing forbidden', () => expect(findFaults(findForbidden, product)).toEqual([]))
})

describe('the rules of text see', () => {
  it.each([
    ['a silenced type', 'server/src/kernel/a.ts', 'const a: any = 1'],
    ['a default export', 'packages/money/src/a.ts', 'export default 1'],
    ['a clock of its own', 'server/src/modules/bank/a.ts', 'const now = Date.now()'],
    ['chance of its own', 'server/src/modules/bank/a.ts', 'const n = Math.random()'],
    ['work for later', 'server/src/kernel/a.ts', '// TODO later'],
    ['a float made of money', 'server/src/modules/bank/a.ts', 'const n = parseFloat(text)'],
    ['an event by its name', 'server/src/modules/betting/a.ts', "await emit(tx, 'betting.settled', { bets })"],
    ['a push by its name', 'server/src/modules/cashier/a.ts', 'push(\n  d.db,\n  `member:${id}`,\n  data)'],
    ['a job by its name', 'server/src/worker.ts', "enqueue(k.db, 'kernel.trim', {})"],
    [
      'a listener by the name of an event',
      'server/src/modules/turnover/a.ts',
      "listen('betting.settled', 'turnover', count)",
    ],
    ['an event out of its place', 'server/src/modules/bank/card.ts', "defineEvent('bank.x', {})"],
    ['a job out of its place', 'server/src/modules/bank/card.ts', "defineJob('bank.x', noPayload)"],
    [
      'a mutation that waits for the network',
      'apps/office/src/a.ts',
      "import { useMutation } from '@tanstack/react-query'",
    ],
    ['a client of reads of its own', 'apps/lottery/src/a.ts', 'const client = new QueryClient()'],
    ['a formatter of amounts of its own', 'apps/office/src/text.ts', "import { formatMoney } from '@moongate/money'"],
    ['a bare amount in a sentence', 'apps/member/src/a.tsx', '<b>{order.net_money}</b>'],
    ['a bare amount in a cell', 'apps/office/src/a.tsx', "{ key: 'stake', cell: (row) => row.stake },"],
    ['a bare amount among facts', 'apps/office/src/a.tsx', 'const a = { label, value: order.counter_fee, num: true }'],
    ["a browser's field of days", 'apps/office/src/a.tsx', '<TextInput type="date" value={day} />'],
    ["a reason's field", 'apps/office/src/features/wheel/a.tsx', "<Textarea label={t('form.reason_label')} />"],
    ["a reason's rule", 'apps/office/src/features/wheel/a.tsx', 'const RULE = fieldRules.reason'],
    ["a browser's field of moments", 'apps/office/src/a.tsx', "const props = { type: 'datetime-local' }"],
    ['a field of days among kinds', 'apps/member/src/a.tsx', "const TYPES = { text: 'text', day: 'date' } as const"],
    ['a field of days by a question', 'apps/member/src/a.tsx', "<input type={is_day ? 'date' : 'text'} />"],
    ['a push out of its place', 'packages/contract/src/bank.ts', "definePush('card', {})"],
  ])('%s', (_case, path, text) => {
    expect(findForbidden({ path, text })).toHaveLength(1)
  })
})
