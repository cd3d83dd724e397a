import type { Line, MatchTold, SportTold } from '@moongate/game-contract/sports'
import { useEffect, useState } from 'react'
import { watchFeed } from './watch.ts'

export type Feed = {
  balance: number
  match: MatchTold | undefined
  tree: readonly SportTold[] | undefined
  live: readonly MatchTold[] | undefined
  away: boolean
  over: boolean
}

/** What was told before stays the same thing where nothing of it is another: what shows it need not be made again. */
const keepSame = (before: readonly MatchTold[] | undefined, now: readonly MatchTold[]): readonly MatchTold[] => {
  const known = new Map(before?.map((match) => [match.id, match]))
  return now.map((match) => {
    const held = known.get(match.id)
    return held && JSON.stringify(held) === JSON.stringify(match) ? held : match
  })
}

const hearLine = (before: Feed, { balance, match, tree, live, error }: Line): Feed => ({
  ...before,
  balance: balance ?? before.balance,
  match: match ?? before.match,
  tree: tree ?? before.tree,
  live: live ? keepSame(before.live, live) : before.live,
  over: before.over || error === 'session',
})

/** Follows a match, or with an empty id what is played now. What was told of the board stays while a match is looked at. */
export const useFeed = (session: string, match: string, balance: number): Feed => {
  const [feed, setFeed] = useState<Feed>({
    balance,
    match: undefined,
    tree: undefined,
    live: undefined,
    away: false,
    over: false,
  })
  useEffect(
    () =>
      watchFeed(session, match, {
        onLine: (line) => setFeed((before) => hearLine(before, line)),
        onAway: (away) => setFeed((before) => ({ ...before, away })),
      }),
    [session, match],
  )
  return feed.match && feed.match.id !== match ? { ...feed, match: undefined } : feed
}
