import { useQuery } from '@tanstack/react-query'
import { standingQuery } from '../api/protection-queries.ts'
import { meQuery } from '../api/queries.ts'
import { RebateBanner } from './rebate-banner.tsx'
import { StandingNote } from './standing-note.tsx'

/** What every screen of a member says above itself: that their money is stopped, that they are shut out, else the rebate that waits. */
const MemberNote = () => {
  const { data: me } = useQuery(meQuery)
  const { data: standing } = useQuery({ ...standingQuery, enabled: me?.is_demo === 0 })
  return standing?.is_frozen || standing?.exclusion ? <StandingNote {...standing} /> : <RebateBanner />
}

export default MemberNote
