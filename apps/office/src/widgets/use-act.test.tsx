// @vitest-environment happy-dom
import { modals } from '@mantine/modals'
import { act, useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { click, render, settle, type } from '@moongate/testing/react'
import { ApiError } from '../api/api.ts'
import { loadTexts, t } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { FormFoot } from './form-foot.tsx'
import { useAct } from './use-act.ts'

const DIALOG = 'a-form'
const told: unknown[] = []
let refusal: ApiError

const Form = () => {
  const [typed, setTyped] = useState('')
  const {
    state,
    act: send,
    cancel,
  } = useAct({
    dialog: DIALOG,
    content: typed,
    done: 'done',
    run: () => Promise.reject(refusal),
    showFaults: (fields) => told.push(fields),
    refresh: () => told.push('refreshed'),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <input name="title" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <FormFoot state={state} confirm="send" cancel={cancel} />
    </form>
  )
}

beforeAll(loadTexts)
afterEach(() => {
  act(() => modals.closeAll())
  told.length = 0
  document.body.replaceChildren()
})

it.each([
  ['a colleague saved meanwhile', 409, 'common.conflict', {}, ['refreshed']],
  ['a colleague set other rates meanwhile', 409, 'rebate.set_meanwhile', {}, ['refreshed']],
  ['a field is at fault', 422, 'common.invalid', { title: 'long' }, [{ title: 'long' }, 'refreshed']],
  ['what was typed cannot be', 400, 'mail.blank_unknown', {}, ['refreshed']],
  ['a file cannot be read', 415, 'statements.file_invalid', {}, ['refreshed']],
  ['a file is too large', 413, 'common.too_large', {}, ['refreshed']],
  ['much was sent within a short while', 429, 'common.too_many', {}, ['refreshed']],
  ['an account is known', 409, 'channels.payee_known', {}, ['refreshed']],
  ['it was decided meanwhile', 409, 'cashier.state_changed', {}, ['closed', 'refreshed']],
  ['it is gone', 404, 'mail.not_found', {}, ['closed', 'refreshed']],
])(
  'R6.6 a form that is refused because %s, %s %s, keeps what was typed or closes',
  async (_case, status, code, fields, happens) => {
    refusal = new ApiError({ status, code, message: 'no', fields })
    const { find } = render(<OfficeProvider>{null}</OfficeProvider>)
    act(() => void modals.open({ modalId: DIALOG, onClose: () => told.push('closed'), children: <Form /> }))
    await settle()
    const input = find<HTMLInputElement>('input[name=title]')
    type(input, 'typed')
    click(find('button[type=submit]'))
    await settle()
    expect(told).toEqual(happens)
    expect(input.value).toBe('typed')
  },
)

it.each([
  'common.conflict',
  'lottery.odds_set_meanwhile',
  'rebate.set_meanwhile',
  'levelup.set_meanwhile',
  'wheel.set_meanwhile',
  'promotions.changed_meanwhile',
  'savings.plan_changed',
  'reconciliation.not_owner',
])(
  'R6.6 a form whose subject a colleague saved meanwhile (%s) says so, also once more was typed, and is not sent again',
  async (code) => {
    refusal = new ApiError({ status: 409, code, message: 'no', fields: {} })
    const { find } = render(<OfficeProvider>{null}</OfficeProvider>)
    act(() => void modals.open({ modalId: DIALOG, children: <Form /> }))
    await settle()
    click(find('button[type=submit]'))
    await settle()
    type(find<HTMLInputElement>('input[name=title]'), 'more')
    expect(find('[role=alert]').textContent).toBe(t('outdated'))
    expect(find<HTMLButtonElement>('button[type=submit]').disabled).toBe(true)
  },
)
