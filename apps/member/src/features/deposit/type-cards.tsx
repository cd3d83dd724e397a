import { Badge, Icon, useFormatAmount } from '@moongate/ui'
import { brandAlipay, brandWechat, buildingBank, coins, creditCard, qrcode } from '@moongate/ui/icons.gen'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import css from './deposit.module.css'

type PayType = Answer<'cashier', 'paymentTypes'>['data'][number]

const ICONS: Readonly<Record<string, string>> = {
  online_alipay: brandAlipay,
  online_wechat: brandWechat,
  online_union_quick: creditCard,
  online_union_scan: qrcode,
  company_alipay: brandAlipay,
  company_wechat: brandWechat,
  company_bankpay: buildingBank,
}

/** The ways to pay, each with its icon, limits, and who looks whether the money came (R2.33). */
export const TypeCards = ({
  types,
  chosen,
  choose,
}: {
  types: readonly PayType[]
  chosen: string
  choose: (type: string) => void
}) => {
  const formatAmount = useFormatAmount()
  return (
    <fieldset className={css.group}>
      <legend>{t('member-deposit:type')}</legend>
      <div className={css.cards}>
        {types.map(({ type, type_text, min, max, recommended }) => (
          <label key={type} className={`${css.option} ${css.type}`}>
            <input type="radio" name="type" checked={type === chosen} onChange={() => choose(type)} />
            <Icon d={ICONS[type] ?? coins} size={26} />
            <span>
              <b>
                {type_text}
                {recommended && <Badge tone="gold">{t('member-deposit:recommended')}</Badge>}
              </b>
              <small>{t('member-deposit:limits', { min: formatAmount(min), max: formatAmount(max) })}</small>
              <small>
                {t(type.startsWith('online_') ? 'member-deposit:speed_online' : 'member-deposit:speed_company')}
              </small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
