import { formatMinute } from '@moongate/game-client'
import type { Figures, MatchTold } from '@moongate/game-contract/sports'
import { type Lang, nameMarket } from '@moongate/sports'
import { t } from '../text.ts'
import css from './board.module.css'

type Sets = Extract<Figures, { family: 'sets' }>
/** The set, game or map that is played, with its score where it has one. */
const tellUnit = ({ sets, units: { home, away } }: Sets, sport: string, lang: Lang): string => {
  const name = nameMarket('set', sets.length + 1, lang, sport)
  return home + away > 0 ? `${name} ${home}:${away}` : name
}

type Props = { match: MatchTold; lang: Lang }

/** Where a match is: its clock, its sets, or when it starts. */
export const Standing = ({ match: { phase, figures, starts_at, sport }, lang }: Props) => {
  if (phase === 'soon') return <span className={css.when}>{t('phase.soon', { time: formatMinute(starts_at) })}</span>
  if (phase !== 'live' || !figures)
    return <span className={css.when}>{t(`phase.${phase === 'live' ? 'over' : phase}`)}</span>
  if (figures.family === 'field') return <span className={css.now}>{t('racing')}</span>
  if (figures.family === 'sets') return <span className={css.now}>{tellUnit(figures, sport, lang)}</span>
  return <span className={css.now}>{figures.pause ? t('pause') : t('minute', { minute: figures.minute })}</span>
}

/** The score of a match of two sides; nothing before it starts. */
export const readScore = ({ figures }: MatchTold): readonly [number, number] | undefined =>
  figures && figures.family !== 'field' ? [figures.home, figures.away] : undefined
