import { type Game, countMisses } from '@moongate/lottery'
import { Chip, Skeleton } from '@moongate/ui'
import { useState } from 'react'
import type { Draw } from '../../api/answers.ts'
import { describeField } from '../../names.ts'
import { t } from '../../text.ts'
import { shortenIssue } from '../../time/phase.rules.ts'
import css from './records.module.css'

const SHOWN = 20
const STEP = { x: 44, y: 26 }

/** The line through the drawn digits, newest at the top. */
const Line = ({ digits }: { digits: readonly number[] }) => {
  const points = digits.map((digit, at) => `${(digit + 0.5) * STEP.x},${(at + 0.5) * STEP.y}`).join(' ')
  return (
    <svg
      className={css.trendLine}
      viewBox={`0 0 ${STEP.x * 10} ${STEP.y * digits.length}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** How one position wandered over the last draws: each row an issue, the fallen digit marked, the others with their misses then. */
export const Trend = ({ game, draws }: { game: Game; draws: readonly Draw[] | undefined }) => {
  const [position, setPosition] = useState(0)
  const caption = `${t('tab_trend')} ${describeField(`p${position + 1}`)}`
  if (!draws) return <Skeleton height={240} />
  const balls = draws.flatMap((draw) => (draw.balls ? [{ issue: draw.issue, balls: draw.balls }] : []))
  if (balls.length === 0) return <p className={css.empty}>{t('no_draw_yet')}</p>
  const shown = balls.slice(0, SHOWN)
  const digits = shown.map((draw) => draw.balls[position] ?? 0)
  return (
    <>
      <fieldset className={css.positions} aria-label={t('tab_trend')}>
        {game.positions.map((id, at) => (
          <Chip key={id} selected={at === position} onClick={() => setPosition(at)}>
            {describeField(`p${at + 1}`)}
          </Chip>
        ))}
      </fieldset>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard */}
      <section className={css.scroll} tabIndex={0} aria-label={caption}>
        <div className={css.trend}>
          <Line digits={digits} />
          <table className={css.trendTable}>
            <thead>
              <tr>
                <th scope="col">{t('col_issue')}</th>
                {Array.from({ length: game.base }, (_, digit) => (
                  <th key={digit} scope="col">
                    {digit}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((draw, at) => {
                const misses =
                  countMisses(
                    game,
                    balls.slice(at).map((one) => one.balls),
                  )[position] ?? []
                return (
                  <tr key={draw.issue}>
                    <th scope="row">{shortenIssue(draw.issue)}</th>
                    {misses.map((miss, digit) => (
                      <td key={digit}>{digit === digits[at] ? <b>{digit}</b> : miss}</td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </section>
    </>
  )
}
