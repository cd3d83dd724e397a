import { Button } from '@moongate/ui'
import type { ReactNode } from 'react'
import { t } from '../../text.ts'
import { takeFocus } from '../../widgets/take-focus.ts'
import deposit from './deposit.module.css'

const Ended = ({
  title,
  act,
  onAct,
  children,
}: {
  title: string
  act: string
  onAct: () => void
  children: ReactNode
}) => (
  <section className={deposit.target} aria-label={title}>
    <output ref={takeFocus} tabIndex={-1} className={deposit.ended}>
      <b>{title}</b>
      {children}
    </output>
    <div className={deposit.foot}>
      <Button variant="primary" onClick={onAct}>
        {act}
      </Button>
    </div>
  </section>
)

/** An order whose rate is held no longer: what becomes of USDT that was sent, and the way to the rate of now (R1.3). */
export const UsdtOver = ({ usdt, again }: { usdt: string; again: () => void }) => (
  <Ended title={t('member-deposit:usdt.over')} act={t('member-deposit:usdt.renew')} onAct={again}>
    <span>{t('member-deposit:usdt.over_sent', { usdt })}</span>
    <span>{t('member-deposit:usdt.over_unsent')}</span>
  </Ended>
)

/** An order of which all has come: nobody is asked to send it once more. */
export const UsdtArrived = ({ usdt, again }: { usdt: string; again: () => void }) => (
  <Ended title={t('member-deposit:usdt.arrived', { usdt })} act={t('member-deposit:again')} onAct={again}>
    <span>{t('member-deposit:usdt.arrived_text')}</span>
  </Ended>
)
