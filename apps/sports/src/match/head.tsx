import type { MatchTold } from '@moongate/game-contract/sports'
import type { Lang } from '@moongate/sports'
import { readScore, Standing } from '../board/standing.tsx'
import { t } from '../text.ts'
import { Course } from './course.tsx'
import { colourRunner, Ground } from './ground.tsx'
import css from './match.module.css'

/** Who runs under which number, while the order is not known. */
const Runners = ({ sides }: Pick<MatchTold, 'sides'>) => (
  <>
    <ol className={css.runners}>
      {sides.map((side, at) => (
        <li key={side}>
          <i style={{ background: colourRunner(at) }}>{at + 1}</i> {side}
        </li>
      ))}
    </ol>
    <p>{t('racing_note')}</p>
  </>
)

const Picture = ({ match }: { match: MatchTold }) =>
  match.figures && (
    <>
      <Ground match={match} figures={match.figures} />
      <Course match={match} figures={match.figures} />
      {match.figures.family === 'field' && match.figures.order.length === 0 && <Runners sides={match.sides} />}
    </>
  )

/** Who plays, how it stands, and the picture of it. */
export const Head = ({ match, lang }: { match: MatchTold; lang: Lang }) => {
  const score = readScore(match)
  const is_duel = match.sides.length === 2
  return (
    <header className={css.head}>
      <p>
        {is_duel && <>{match.league} · </>}
        <Standing match={match} lang={lang} />
      </p>
      {is_duel ? (
        <h2 className={css.duel}>
          <span>{match.sides[0]}</span>
          <b>{score ? score.join(' : ') : '–'}</b>
          <span>{match.sides[1]}</span>
        </h2>
      ) : (
        <h2>{match.league}</h2>
      )}
      <Picture match={match} />
    </header>
  )
}
