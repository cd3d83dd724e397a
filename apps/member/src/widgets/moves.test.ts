// @vitest-environment happy-dom
import { toasts } from '@moongate/ui/overlay/toast.store'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { loadTexts, t } from '../text.ts'
import { changeMode } from './moves.ts'

beforeAll(() => loadTexts('common', 'member', 'member-transfer'))
afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: status, message: 'no', ...body }), { status }))
const BALANCES = ['me', 'wallets', 'holdings']
const listWords = () => toasts.current().map(({ text }) => text)

it('R8.2 R4.10 a change of the wallet mode that succeeds says so, and only then; all balances are read anew', async () => {
  answer(400, { status: 'error', error: 'wallet.invalid' })
  await expect(changeMode(true, new AbortController().signal)).rejects.toThrow('no')
  expect(listWords()).toEqual([])
  answer(200, { status: 'success', data: { is_trans_on: 1 } })
  for (const key of BALANCES) queryClient.setQueryData([key], { is_trans_on: 0 })
  await changeMode(true, new AbortController().signal)
  expect(listWords()).toEqual([t('common:modified')])
  expect(queryClient.getQueryData(['me'])).toEqual({ is_trans_on: 1, is_trans: 1 })
  expect(BALANCES.filter((key) => queryClient.getQueryState([key])?.isInvalidated)).toEqual(BALANCES)
})
