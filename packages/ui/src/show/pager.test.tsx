// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { expect, it } from 'vitest'
import { Pager } from './pager.tsx'

const texts = { label: 'pages', previous: 'previous', next: 'next', page: String }

it.each<[what: string, page: number, pages: number | undefined, turned: number[]]>([
  ['R2.36 a page behind the last one leads to the last one', 5, 2, [2]],
  ['R2.36 also when there is one page left', 2, 1, [1]],
  ['the last page stays', 2, 2, []],
  ['nothing is turned before the number of pages is known', 5, undefined, []],
])('%s', (_, page, pages, turned) => {
  const seen: number[] = []
  const show = () => <Pager page={page} pages={pages} onPage={(next) => seen.push(next)} texts={texts} />
  const { rerender } = render(show())
  rerender(show())
  expect(seen).toEqual(turned)
})
