import { useFormatAmount } from '@moongate/ui'
import type { Withdrawal } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { describeRisk } from './risk-text.ts'
import css from './risks.module.css'

/** So many stand in a row of the list; the drawer has all of them. */
const SHOWN = 2
type Risks = Pick<Withdrawal, 'risks'>

/** What was remarkable when an order was asked for, and has come up since, in a word each; the figures on the pointer. */
export const RiskChips = ({ risks }: Risks) => {
  const formatAmount = useFormatAmount()
  if (risks === null) return <span title={t('withdrawals.not_recorded')}>–</span>
  if (risks.length === 0) return <span className={css.safe}>{t('withdrawals.risk_none')}</span>
  const rest = risks.slice(SHOWN)
  return (
    <span className={css.chips}>
      {risks.slice(0, SHOWN).map((risk) => (
        <span key={risk.rule} className={css.chip} title={describeRisk(risk, formatAmount)}>
          {t(`withdrawals.risks.${risk.rule}`)}
        </span>
      ))}
      {rest.length > 0 && (
        <span className={css.chip} title={rest.map(({ rule }) => t(`withdrawals.risks.${rule}`)).join(' · ')}>
          {`+${rest.length}`}
        </span>
      )}
    </span>
  )
}

/** The same with all figures, in sentences. */
export const RiskList = ({ risks }: Risks) => {
  const formatAmount = useFormatAmount()
  if (risks === null) return null
  return (
    <section className={css.list} aria-label={t('withdrawals.risk')}>
      <h3>{t('withdrawals.risk')}</h3>
      {risks.length === 0 ? (
        <p className={css.safe}>{t('withdrawals.risk_none')}</p>
      ) : (
        <ul>
          {risks.map((risk) => (
            <li key={risk.rule}>
              <b>{t(`withdrawals.risks.${risk.rule}`)}</b>
              <span>{describeRisk(risk, formatAmount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
