import type { Level, Standing } from '../../api/level-queries.ts'
import { t } from '../../text.ts'
import { findProgress } from '../../widgets/level.rules.ts'
import css from './path.module.css'

type NodeProps = { level: number; own: number; progress: number }

const Node = ({ level, own, progress }: NodeProps) => {
  const place = level === own ? 'own' : level < own ? 'done' : 'ahead'
  return (
    <li
      className={css.node}
      data-place={place}
      aria-current={place === 'own' ? 'step' : undefined}
      aria-label={t(`member-levelup:place.${place}`, { level })}
    >
      {place === 'own' && (
        <svg className={css.ring} viewBox="0 0 48 48" aria-hidden>
          <circle cx="24" cy="24" r="21" pathLength={100} />
          <circle cx="24" cy="24" r="21" pathLength={100} strokeDasharray={`${progress * 100} 100`} />
        </svg>
      )}
      <b aria-hidden>{level}</b>
    </li>
  )
}

/** The path of a ladder's levels: what lies behind, the own place with a ring that closes towards the next level, and what lies ahead. */
export const LevelPath = ({ levels, standing }: { levels: readonly Level[]; standing: Standing | undefined }) => {
  const own = standing?.level ?? 0
  const progress = findProgress(
    levels.map(({ dama }) => dama),
    standing?.total_bet ?? '0.00',
  )
  return (
    <ol className={css.path} aria-label={t('member-levelup:path')}>
      {levels.map(({ level }) => (
        <Node key={level} level={level} own={own} progress={progress} />
      ))}
    </ol>
  )
}
