// @vitest-environment happy-dom
import { click, render } from '@moongate/testing/react'
import { act, useEffect } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { ApiError } from './types.ts'
import { type Send, type Sending, useSend } from './use-send.ts'

const fail = (status: number, code = 'a.b') => new ApiError({ status, code, message: '' })
let asked: AbortSignal[] = []
let answer: (outcome: string | ApiError) => void = () => {}
let held: Send
let gone: unknown[] = []

/** A call that hangs until the test answers it or it is given up. */
const call = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    asked.push(signal)
    answer = (outcome) => (outcome instanceof ApiError ? reject(outcome) : resolve(outcome))
    signal.addEventListener('abort', () => reject(fail(0, 'client.aborted')))
  })

const Form = ({ content }: { content?: string }) => {
  const shown = useSend(content)
  useEffect(() => {
    held = shown
  })
  return (
    <button
      type="button"
      onClick={() =>
        void shown.send(call).then(
          (got) => gone.push(got),
          (error: unknown) => gone.push(error),
        )
      }
    >
      {shown.state}
    </button>
  )
}
const show = (content?: string) => {
  const view = render(<Form {...(content !== undefined && { content })} />)
  const state = () => view.find('button').textContent
  return { ...view, state, press: () => click(view.find('button')) }
}
const settle = (outcome: string | ApiError) => act(async () => answer(outcome))

beforeEach(() => {
  asked = []
  gone = []
})

describe('what a person sends', () => {
  it('R8.1 goes out at the press, with or without a network, and once for any number of presses', async () => {
    const { press, state } = show()
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    press()
    press()
    press()
    expect([asked.length, state()]).toEqual([1, 'sending'])
    await settle('ok')
    expect([asked.length, state(), gone]).toEqual([1, 'done', ['ok', 'ok', 'ok']])
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
    await act(async () => void dispatchEvent(new Event('online')))
    expect(asked.length).toBe(1)
  })

  it.each<[string, ApiError, Sending]>([
    ['there was no network', fail(0, 'client.offline'), 'unsent'],
    ['no answer came', fail(0, 'client.lost'), 'unknown'],
    ['its time was over', fail(0, 'client.timeout'), 'unknown'],
    ['the server failed', fail(500), 'unknown'],
    ['it was refused', fail(400), 'refused'],
  ])('when %s', async (_, error, stands) => {
    const { press, state } = show()
    press()
    await settle(error)
    expect([state(), gone]).toEqual([stands, [error]])
    expect(asked.length).toBe(1)
    press()
    expect(asked.length).toBe(2)
  })

  it('is given up by Cancel while it is under way, and then nobody knows; else Cancel is free to close', async () => {
    const { press, state } = show()
    expect(held.giveUp()).toBe(false)
    press()
    await act(async () => expect(held.giveUp()).toBe(true))
    expect([asked[0]?.aborted, state(), held.giveUp()]).toEqual([true, 'unknown', false])
  })

  it('is no longer told of once the form holds something else, but for what is under way', async () => {
    const { press, state, rerender } = show('10')
    press()
    rerender(<Form content="11" />)
    expect(state()).toBe('sending')
    await settle(fail(0, 'client.lost'))
    expect(state()).toBe('idle')
    rerender(<Form content="10" />)
    expect(state()).toBe('unknown')
  })
})

it('R8.2 a read without a network fails instead of waiting, and goes again when the network is back', () => {
  const { queries, mutations } = createQueryClient({ stale_ms: 1, focus: false }).getDefaultOptions()
  expect([queries, mutations]).toEqual([
    {
      networkMode: 'always',
      retry: expect.any(Function),
      staleTime: 1,
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
    },
    undefined,
  ])
})
