import { Dialog } from '@moongate/ui'
import type { Round } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './frame.module.css'

type Props = { next: string | undefined; round: Round | undefined; onClose: () => void }

/** How the game is played, what comes back in the mean, and how a shuffle can be checked. */
export const RulesDialog = ({ next, round, onClose }: Props) => (
  <Dialog open size="m" title={t('rules')} close={t('close')} onClose={onClose}>
    <ul className={css.rules}>
      <li>{t('blackjack.rule.goal')}</li>
      <li>{t('blackjack.rule.dealer')}</li>
      <li>{t('blackjack.rule.pays')}</li>
      <li>{t('blackjack.rule.double')}</li>
      <li>{t('blackjack.rule.split')}</li>
      <li>{t('blackjack.rule.return')}</li>
      <li>{t('rule.time')}</li>
      <li>{t('rule.proof')}</li>
      <li>{t('blackjack.rule.keys')}</li>
    </ul>
    <p className={css.proof}>
      {t('proof_next')} <code>{next}</code>
    </p>
    {round && (
      <p className={css.proof}>
        {t('proof')} <code>{round.hash}</code>
      </p>
    )}
    {round?.words && (
      <details className={css.proof}>
        <summary>{t('words')}</summary>
        <code>{round.words}</code>
      </details>
    )}
  </Dialog>
)
