import { useEffect, useEffectEvent } from 'react'

/**
 * Turns to the last page when the one on screen is behind it: a page whose rows have gone meanwhile is not an empty list.
 * `pages`: how many there are, counted from 1; undefined while nobody knows.
 */
export const useLastPage = (page: number, pages: number | undefined, turn: (page: number) => void): void => {
  const turnTo = useEffectEvent(turn)
  useEffect(() => {
    if (pages !== undefined && page > pages) turnTo(pages)
  }, [page, pages])
}
