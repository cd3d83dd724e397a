// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@moongate/testing/react'
import { afterEach, expect, it } from 'vitest'
import { happeningsQuery, noticesQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { loadTexts, t } from '../../text.ts'
import { Strip } from './strip.tsx'

afterEach(() => {
  document.body.replaceChildren()
  queryClient.clear()
})

/** What the belt says, once: its copy, which only fills it, is not read. */
const show = async () => {
  await loadTexts('common', 'member', 'member-home')
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <Strip />
    </QueryClientProvider>,
  )
  return [...container.querySelectorAll('ul:not([aria-hidden]) > li')].map((item) => item.textContent)
}
