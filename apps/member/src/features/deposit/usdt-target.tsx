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
import { nameNetwork } from './usdt-form.tsx'
import css from './usdt.module.css'
import type { Usdt } from './usdt-query.ts'

type Order = NonNullable<Usdt['order']>

/** In a demo: where test USDT is had, with this order's address and sum filled in. */
const Faucet = ({ usdt, order }: { usdt: Usdt; order: Order }) => {
  const { faucet = '' } = usdt.networks.find(({ usdt_type }) => usdt_type === order.usdt_type) ?? {}
  if (faucet === '') return null
  const query = new URLSearchParams({ lang, to: order.address, amount: order.usdt })
  return (
    <a className={buildButtonClass({})} href={`${faucet}?${query}`} target="_blank" rel="noopener noreferrer">
      {t('member-deposit:usdt.faucet')}
    </a>
  )
}

const Sum = ({ usdt, order }: { usdt: Usdt; order: Order }) => {
  const seconds = useCountdown(usdt.seen_at + order.left_seconds * 1000, () => Date.now())
  const left = Math.min(order.total_seconds, seconds)
  return (
    <div ref={takeFocus} tabIndex={-1} className={deposit.exact}>
      <span>
        <small>{t('member-deposit:usdt.send_exactly')}</small>
        <b>{order.usdt} USDT</b>
      </span>
      <CopyButton text={order.usdt} label={t('member:ui.copy')} done={t('member:ui.copied')} />
      {left > 0 ? (
        <Eclipse left={left} total={order.total_seconds} label={t('member-deposit:usdt.rate_holds')} size={34} />
      ) : (
        <strong role="alert">{t('member-deposit:usdt.over')}</strong>
      )}
    </div>
  )
}

/** How much to send, to which address, at which rate and for how long it holds. */
export const UsdtTarget = ({ usdt, order, again }: { usdt: Usdt; order: Order; again: () => void }) => {
  const formatAmount = useFormatAmount()
  const network = nameNetwork(order.usdt_type)
  return (
    <section className={deposit.target} aria-label={t('member-deposit:usdt.send_exactly')}>
      <Sum usdt={usdt} order={order} />
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
        <Faucet usdt={usdt} order={order} />
        <Button onClick={again}>{t('member-deposit:usdt.change')}</Button>
      </div>
    </section>
  )
}
