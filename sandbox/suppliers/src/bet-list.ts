import type { Bet } from './bets.ts'
import type { World } from './world.ts'

/** The place of a page: what was told last. */
export type Place = { changed_at: number; id: string }

/** Bets from a moment on, the one that changed first first, after a place or past so many; one more than asked for where more follow. */
export const listBets = (
  { books }: World,
  brand: string,
  { since, after, skip = 0, limit }: { since: number; after?: Place | undefined; skip?: number; limit: number },
): { bets: Bet[]; more: boolean } => {
  const { changed_at, id } = after ?? { changed_at: since, id: '' }
  const found = books
    .prepare(`select bets.*, coalesce(
        (select l.shoe || '-' || (l.round + 1) from live_bets l where l.brand = bets.brand and l.id = bets.id),
        (select json_extract(s.picks, '$[0].match') from slips s where s.brand = bets.brand and s.id = bets.id and json_array_length(s.picks) = 1)) as round, (select free_spins from spins where spins.brand = bets.brand and spins.id = bets.id) as free_spins, f.grant_id as free_grant, f.stake as free_stake
      from bets left join free_plays f on f.brand = bets.brand and f.bet = bets.id where bets.brand = ? and changed_at >= ? and (changed_at, id) > (?, ?) order by changed_at, id limit ? offset ?`)
    .all(brand, since, changed_at, id, limit + 1, skip) as Bet[]
  return { bets: found.slice(0, limit), more: found.length > limit }
}
