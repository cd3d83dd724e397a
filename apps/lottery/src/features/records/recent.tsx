import { summarizeDraw } from '@moongate/lottery'
import { Balls, Card } from '@moongate/ui'
import type { Draw } from '../../api/answers.ts'
import { shortenIssue } from '../../time/phase.rules.ts'
import { t, translateName } from '../../text.ts'
import css from './records.module.css'

/** The last few draws beside the slip. */
export const Recent = ({ draws }: { draws: readonly Draw[] }) => {
  return (
    <Card className={css.recent} aria-label={t('recent')}>
      <h2>{t('recent')}</h2>
      <ol>
        {draws
          .flatMap(({ issue, balls }) => (balls ? [{ issue, balls, size: summarizeDraw(balls).size }] : []))
          .slice(0, 8)
          .map(({ issue, balls, size }) => (
            <li key={issue}>
              <span>{shortenIssue(issue)}</span>
              <Balls values={balls} label={shortenIssue(issue)} size={22} />
              <b data-size={size}>{translateName('symbol', size)}</b>
            </li>
          ))}
      </ol>
    </Card>
  )
}
