import {
  Button,
  buildButtonClass,
  CopyButton,
  Eclipse,
  Money,
  QrCode,
  useCountdown,
  useFormatAmount,
} from '@moongate/ui'
import { lang, t } from '../../text.ts'
import { takeFocus } from '../../widgets/take-focus.ts'
import deposit from './deposit.module.css'
import { UsdtArrived, UsdtOver } from './usdt-ended.tsx'
import { nameNetwork } from './usdt-form.tsx'
import css from './usdt.module.css'
import { findRest } from './usdt.rules.ts'
import type { Usdt } from './usdt-query.ts'

export type Order = NonNullable<Usdt['order']>
/** `rest`: what of the order has not come yet. */
type Shown = { usdt: Usdt; order: Order; rest: string }

/** In a demo: where test USDT is had, with this order's address and sum filled in. */
const Faucet = ({ usdt, order, rest }: Shown) => {
  const { faucet = '' } = usdt.networks.find(({ usdt_type }) => usdt_type === order.usdt_type) ?? {}
  if (faucet === '') return null
  const query = new URLSearchParams({ lang, to: order.address, amount: rest })
  return (
    <a className={buildButtonClass({})} href={`${faucet}?${query}`} target="_blank" rel="noopener noreferrer">
      {t('member-deposit:usdt.faucet')}
    </a>
  )
}

const Sum = ({ order, rest, left, was }: Shown & { left: number; was: string }) => (
  <>
    <div ref={takeFocus} tabIndex={-1} className={deposit.exact}>
      <span>
        <small>{t(rest === order.usdt ? 'member-deposit:usdt.send_exactly' : 'member-deposit:usdt.rest')}</small>
        <b>{rest} USDT</b>
        {rest !== order.usdt && (
          <small>{t('member-deposit:usdt.received', { received: order.received, usdt: order.usdt })}</small>
        )}
      </span>
      <CopyButton text={rest} label={t('member:ui.copy')} done={t('member:ui.copied')} />
      <Eclipse
        left={Math.min(order.total_seconds, left)}
        total={order.total_seconds}
        label={t('member-deposit:usdt.rate_holds')}
        size={34}
      />
    </div>
    {was !== '' && (
      <output className={deposit.match}>{t('member-deposit:usdt.moved', { was, usdt: order.usdt })}</output>
    )}
  </>
)

type Target = { usdt: Usdt; order: Order; ends_at: number; was: string; again: () => void }

/** How much to send, to which address, at which rate and for how long it holds. `was`: the sum that was told before it was ordered, where it is another. */
export const UsdtTarget = ({ usdt, order, ends_at, was, again }: Target) => {
  const formatAmount = useFormatAmount()
  const left = useCountdown(ends_at, () => Date.now())
  const rest = findRest(order)
  if (rest === '') return <UsdtArrived usdt={order.usdt} again={again} />
  if (left === 0) return <UsdtOver usdt={rest} again={again} />
  const network = nameNetwork(order.usdt_type)
  return (
    <section className={deposit.target} aria-label={t('member-deposit:usdt.send_exactly')}>
      <Sum usdt={usdt} order={order} rest={rest} left={left} was={was} />
      <div className={css.where}>
        <QrCode text={order.address} label={t('member-deposit:usdt.scan')} />
        <dl>
          <div className={deposit.line} data-strong>
            <dt>{t('member-deposit:usdt.network')}</dt>
            <dd className={css.network}>{network}</dd>
          </div>
          <div className={deposit.line}>
            <dt>{t('member-deposit:usdt.address')}</dt>
            <dd>
              <span>{order.address}</span>
              <CopyButton text={order.address} label={t('member:ui.copy')} done={t('member:ui.copied')} />
            </dd>
          </div>
          <div className={deposit.line}>
            <dt>{t('member-deposit:usdt.brings')}</dt>
            <dd>
              <span>
                <Money value={order.money} /> · {t('member-deposit:usdt.rate', { rate: formatAmount(order.usdt_rate) })}
              </span>
            </dd>
          </div>
        </dl>
      </div>
      <p className={css.warning}>{t('member-deposit:usdt.warning', { network })}</p>
      <div className={deposit.foot}>
        <Faucet usdt={usdt} order={order} rest={rest} />
        <Button onClick={again}>{t('member-deposit:usdt.change')}</Button>
      </div>
    </section>
  )
}
