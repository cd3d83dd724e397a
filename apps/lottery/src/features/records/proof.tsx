import { type Finding, findGame, plainHash, verifyDraw, writeProofFormula, writeProofScript } from '@moongate/lottery'
import { Balls, Button, CopyButton, Dialog } from '@moongate/ui'
import { useState } from 'react'
import type { Draw, Ticket } from '../../api/answers.ts'
import { t, translateName } from '../../text.ts'
import css from './records.module.css'

/** A draw, or a ticket of one: what was promised, and once it was drawn what it was. */
export type Provable = Pick<Draw, 'issue' | 'balls' | 'seed'> &
  Pick<Ticket, 'commitment'> & { readonly entropy?: string | null }

const Code = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </div>
)

/** Lines that a player can take away and run. */
const Listing = ({ name, explained, lines }: { name: string; explained?: string; lines: string }) => (
  <section className={css.listing} aria-label={name}>
    <header>
      <h3>{name}</h3>
      <CopyButton text={lines} label={t('copy')} done={t('copied')} />
    </header>
    {explained ? <p>{explained}</p> : null}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard */}
    <pre tabIndex={0} lang="zxx">
      {lines}
    </pre>
  </section>
)

/** The proof of a draw, worked out again on this device and without it: what was promised before the bets, and what it yields. */
export const Proof = ({ code, shown, onClose }: { code: string; shown: Provable; onClose: () => void }) => {
  const [finding, setFinding] = useState<Finding>()
  const game = findGame(code)
  const { issue, seed, balls, commitment } = shown
  const key = { issue, entropy: shown.entropy ?? undefined }
  const proof = seed !== null && commitment !== null && { ...key, seed, commitment }
  return (
    <Dialog open size="l" title={t('proof_title', { issue })} close={t('close')} onClose={onClose}>
      {balls ? <Balls values={balls} label={t('col_balls')} size={34} /> : null}
      <p className={css.explain}>{t('proof_explained')}</p>
      <dl className={css.proof}>
        <Code name={t('commitment')} value={commitment ?? ''} />
        <Code name={t('seed')} value={seed ?? t('seed_hidden')} />
        {key.entropy ? <Code name={t('entropy')} value={key.entropy} /> : null}
      </dl>
      {proof && balls && game ? (
        <div className={css.check}>
          <Button variant="primary" onClick={() => setFinding(verifyDraw(plainHash, game, { ...proof, balls }))}>
            {t('verify_here')}
          </Button>
          <output data-finding={finding}>{finding ? translateName('finding', finding) : ''}</output>
        </div>
      ) : null}
      {game ? <Listing name={t('formula')} lines={writeProofFormula(game, key)} /> : null}
      {game && proof ? (
        <Listing name={t('script')} explained={t('script_how')} lines={writeProofScript(game, proof)} />
      ) : null}
    </Dialog>
  )
}
