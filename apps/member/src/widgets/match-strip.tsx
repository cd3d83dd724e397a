import type { MatchType } from '@moongate/contract/games.states'
import { SectionTitle } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { loadTexts, t } from '../text.ts'
import { MatchCard } from './match-card.tsx'
import css from './match-strip.module.css'

/** A score is old after that; the server's answer is some seconds old itself. */
const ROUND_MS = 10_000

/** Matches that are played now and that start next, each a way into its game; nothing where there are none (R1.11). */
export const MatchStrip = ({ gameType }: { gameType?: MatchType | undefined }) => {
  const { data = [] } = useQuery({
    queryKey: ['matches', gameType],
    queryFn: async () => {
      const [answer] = await Promise.all([api.matches.board({ gameType }), loadTexts('member-lobby')])
      return answer.data
    },
    staleTime: ROUND_MS,
    refetchInterval: ROUND_MS,
  })
  if (data.length === 0) return null
  return (
    <section className={css.strip} data-matches>
      <SectionTitle>{t('member-lobby:matches.title')}</SectionTitle>
      <ul className={css.row}>
        {data.map((match) => (
          <li key={`${match.params.api_code} ${match.id}`}>
            <MatchCard match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}
