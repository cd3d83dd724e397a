import { plainHash, verifySpin, writeSpinFormula } from '@moongate/lottery'
import { Dialog } from '@moongate/ui'
import type { WheelRecord } from '../../api/wheel-queries.ts'
import { t } from '../../text.ts'
import css from './wheel.module.css'

/** Checks a spin in this browser, from what was promised before it and what was told after it (decisions/0188). */
export const CheckDialog = ({ record, close }: { record: WheelRecord; close: () => void }) => {
  const { proof, position, bill_no } = record
  const finding = verifySpin(plainHash, proof)
  const facts = [
    [t('member-wheel:fingerprint'), proof.commitment],
    [t('member-wheel:secret'), proof.seed],
    [t('member-wheel:yours'), proof.entropy],
    [t('member-wheel:number'), String(proof.roll)],
  ] as const
  return (
    <Dialog open onClose={close} title={t('member-wheel:check_title')} close={t('member-wheel:close')}>
      <p className={css.finding} data-genuine={finding === 'genuine' || undefined}>
        {t(`member-wheel:findings.${finding}`)}
      </p>
      {proof.drawn !== position && <p>{t('member-wheel:replaced', { place: proof.drawn })}</p>}
      <dl className={css.proof}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      <details className={css.fold}>
        <summary>
          {t('member-wheel:formula')} · {bill_no}
        </summary>
        <pre>{writeSpinFormula(proof)}</pre>
      </details>
    </Dialog>
  )
}
