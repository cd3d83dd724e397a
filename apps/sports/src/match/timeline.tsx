import type { MatchTold } from '@moongate/game-contract/sports'
import { type Lang, nameMarket } from '@moongate/sports'
import { t } from '../text.ts'
import css from './match.module.css'

const SHOWN = 12

const listLines = ({ figures, sides, sport }: MatchTold, lang: Lang): string[] => {
  if (!figures) return []
  if (figures.family === 'sets')
    return figures.sets.map(({ home, away }, at) => `${nameMarket('set', at + 1, lang, sport)} ${home}:${away}`)
  if (figures.family === 'field')
    return figures.order.slice(0, SHOWN).map((side, at) => `${at + 1}. ${sides[side] ?? ''}`)
  const scored = figures.events.slice(-SHOWN).toReversed()
  return scored.map(({ minute, side, points }) => {
    const worth = points > 1 ? ` +${points}` : ''
    return `${t('minute', { minute })} ${sides[side === 'home' ? 0 : 1] ?? ''}${worth}`
  })
}

/** What has happened in a match, the newest first; of a race the order, once it is known. */
export const Timeline = ({ match, lang }: { match: MatchTold; lang: Lang }) => {
  const lines = listLines(match, lang)
  if (match.figures?.family === 'field' && lines.length === 0) return null
  return (
    <section className={css.timeline}>
      <h3>{t(match.figures?.family === 'field' ? 'order' : 'timeline')}</h3>
      {match.figures?.family === 'field' && match.figures.tied && <p>{t('tied')}</p>}
      {lines.length === 0 ? (
        <p>{t('no_events')}</p>
      ) : (
        <ol>
          {lines.map((line, at) => (
            <li key={`${lines.length - at} ${line}`}>{line}</li>
          ))}
        </ol>
      )}
    </section>
  )
}
