import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { linksQuery } from '../../api/queries.ts'
import { findFastest, measure, type Speed } from './speed.ts'

/** The site's lines with the speed of each as soon as it is known, and the fastest of them (R2.3). `again` tests anew. */
export const useLineTest = () => {
  const { data: links, isLoadingError, refetch } = useQuery(linksQuery)
  const [round, setRound] = useState(0)
  const lines = (links ?? []).filter((link) => link.kind === 'line')
  const tests = useQueries({
    queries: lines.map(({ url }) => ({
      queryKey: ['speed', url, round],
      queryFn: () => measure(url),
      staleTime: Infinity,
    })),
  })
  const speeds: Record<string, Speed> = Object.fromEntries(
    lines.flatMap(({ url }, i) => {
      const speed = tests[i]?.data
      return speed === undefined ? [] : [[url, speed]]
    }),
  )
  return {
    links,
    failed: isLoadingError,
    refetch,
    lines: lines.map(({ name, url }) => ({ name, url, speed: speeds[url] })),
    best: findFastest(speeds),
    again: () => setRound(round + 1),
  }
}
