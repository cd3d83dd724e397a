import { type Finding, findGame, plainHash, verifyDraw } from '@moongate/lottery'
import { Balls, Button, Dialog } from '@moongate/ui'
import { useState } from 'react'
import type { Draw } from '../../api/answers.ts'
import { t, translateName } from '../../text.ts'
import css from './records.module.css'

const Code = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </div>
)

/** The proof of a draw, worked out again on this device: what was promised before the bets, and what it yields. */
export const Proof = ({ code, draw, onClose }: { code: string; draw: Draw; onClose: () => void }) => {
  const [finding, setFinding] = useState<Finding>()
  const game = findGame(code)
  const { seed, balls } = draw
  const check = (): void => {
    if (game && seed !== null && balls)
      setFinding(
        verifyDraw(plainHash, game, {
          issue: draw.issue,
          entropy: draw.entropy ?? undefined,
          seed,
          commitment: draw.commitment,
          balls,
        }),
      )
  }
  return (
    <Dialog open title={t('proof_title', { issue: draw.issue })} close={t('close')} onClose={onClose}>
      {balls ? <Balls values={balls} label={t('col_balls')} size={34} /> : null}
      <p className={css.explain}>{t('proof_explained')}</p>
      <dl className={css.proof}>
        <Code name={t('commitment')} value={draw.commitment} />
        <Code name={t('seed')} value={seed ?? t('seed_hidden')} />
        {draw.entropy ? <Code name={t('entropy')} value={draw.entropy} /> : null}
      </dl>
      <div className={css.check}>
        <Button variant="primary" disabled={seed === null || !balls} onClick={check}>
          {t('verify_here')}
        </Button>
        <output data-finding={finding}>{finding ? translateName('finding', finding) : ''}</output>
      </div>
    </Dialog>
  )
}
