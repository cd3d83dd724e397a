import type { MatchTold } from '../api/told.ts'
import { formatTime, t } from '../text.ts'
import css from './board.module.css'

/** Where a match is: its clock, its sets, or when it starts. */
export const Standing = ({ match: { phase, figures, starts_at } }: { match: MatchTold }) => {
  if (phase === 'soon') return <span className={css.when}>{t('phase.soon', { time: formatTime(starts_at) })}</span>
  if (phase !== 'live' || !figures)
    return <span className={css.when}>{t(`phase.${phase === 'live' ? 'over' : phase}`)}</span>
  if (figures.family === 'field') return <span className={css.now}>{t('racing')}</span>
  if (figures.family === 'sets') return <span className={css.now}>{t('unit_score', figures.units)}</span>
  return <span className={css.now}>{figures.pause ? t('pause') : t('minute', { minute: figures.minute })}</span>
}

/** The score of a match of two sides; nothing before it starts. */
export const readScore = ({ figures }: MatchTold): readonly [number, number] | undefined =>
  figures && figures.family !== 'field' ? [figures.home, figures.away] : undefined
