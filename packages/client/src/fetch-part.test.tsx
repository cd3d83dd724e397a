// @vitest-environment happy-dom
import { act, Component, type FunctionComponent, type ReactNode, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { fetchPart, forgetMissingParts, PartMissing } from './fetch-part.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const Screen = () => <p>the screen</p>
/** A file that cannot be had until it is there. */
const file = () => {
  const state = { there: false, asked: 0 }
  const get = async () => {
    state.asked += 1
    if (!state.there) throw new TypeError('Failed to fetch dynamically imported module')
    return Screen
  }
  return { state, get }
}

class Boundary extends Component<{ children: ReactNode }, { failed?: Error }> {
  override state: { failed?: Error } = {}
  static getDerivedStateFromError = (failed: Error) => ({ failed })
  override render() {
    return this.state.failed ? (
      <p>{this.state.failed instanceof PartMissing ? 'missing' : 'crashed'}</p>
    ) : (
      this.props.children
    )
  }
}
const show = async (Part: FunctionComponent) => {
  await act(
    async () =>
      void render(
        <Boundary>
          <Suspense fallback="waiting">
            <Part />
          </Suspense>
        </Boundary>,
      ),
  )
  return document.body.textContent
}

it('shows a part that was fetched ahead at once', async () => {
  const { state, get } = file()
  state.there = true
  const Part = fetchPart(get)
  await Part.preload()
  render(<Part />)
  expect([document.body.textContent, state.asked]).toEqual(['the screen', 1])
})

it('fails in its place without asking again and again, and is had once that is forgotten', async () => {
  const { state, get } = file()
  const Part = fetchPart(get)
  expect([await show(Part), state.asked]).toEqual(['missing', 1])
  state.there = true
  document.body.replaceChildren()
  expect([await show(Part), state.asked]).toEqual(['missing', 1])
  forgetMissingParts()
  document.body.replaceChildren()
  expect([await show(Part), state.asked]).toEqual(['the screen', 2])
})

it('is asked for anew by the next look ahead', async () => {
  const { state, get } = file()
  const Part = fetchPart(get)
  await Part.preload()
  state.there = true
  await Part.preload()
  expect([await show(Part), state.asked]).toEqual(['the screen', 2])
})

it.each(['hidden', 'closed'])(
  'that fails on a page which is %s is said to nobody, and is asked for anew once the page is seen',
  async (how) => {
    const said = vi.spyOn(console, 'error')
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(how === 'hidden')
    vi.stubGlobal('closed', how === 'closed')
    const { state, get } = file()
    const Part = fetchPart(get)
    expect([await show(Part), state.asked, said.mock.calls]).toEqual(['waiting', 1, []])
    state.there = true
    hidden.mockReturnValue(false)
    vi.stubGlobal('closed', false)
    await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect([document.body.textContent, state.asked]).toEqual(['the screen', 2])
  },
)
