import { Badge } from '@moongate/ui'
import type { Answer } from '../api/api.ts'
import { lang, t } from '../text.ts'
import { launch } from './launch.ts'
import { formatKickOff } from './match.rules.ts'
import css from './match-strip.module.css'

export type MatchTold = Answer<'matches', 'board'>['data'][number]

/** How far it is: its minute, or when it starts by the visitor's own clock. */
const Standing = ({ match: { score, minute, starts_at } }: { match: MatchTold }) => {
  if (score === null) return <time dateTime={new Date(starts_at).toISOString()}>{formatKickOff(lang, starts_at)}</time>
  return (
    <Badge tone="bad" live>
      {minute === null ? t('member-lobby:matches.live') : t('member-lobby:matches.live_minute', { minute })}
    </Badge>
  )
}

/** A match as a button that opens its game there: league, standing, sides with their score, who wins at which odds. */
export const MatchCard = ({ match }: { match: MatchTold }) => (
  <button type="button" className={css.match} onClick={() => launch({ ...match.params, match: match.id })}>
    <span className={css.head}>
      <span className={css.league} title={`${match.sport} · ${match.league}`}>
        {match.sport} · {match.league}
      </span>
      <Standing match={match} />
    </span>
    {match.sides.map((side, at) => (
      <span key={side} className={css.side}>
        <span title={side}>{side}</span>
        {match.score && <b>{match.score[at]}</b>}
      </span>
    ))}
    <span className={css.odds}>
      {match.odds.map(({ side, odds }) => (
        <span key={side}>
          <small>{t(`member-lobby:matches.${side}`)}</small>
          <b data-odds>{odds}</b>
        </span>
      ))}
      {match.odds.length === 0 && <small>{t('member-lobby:matches.paused')}</small>}
    </span>
  </button>
)
