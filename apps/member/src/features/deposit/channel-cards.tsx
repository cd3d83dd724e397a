import { isOnline } from '@moongate/contract/channels.states'
import { Badge, Icon, useFormatAmount } from '@moongate/ui'
import { brandAlipay, brandWechat, buildingBank, clock, coins, creditCard, gift, qrcode } from '@moongate/ui/icons.gen'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import css from './deposit.module.css'

export type PayType = Answer<'cashier', 'paymentTypes'>['data'][number]
export type CompanyChannel = Answer<'cashier', 'companyChannels'>['data'][number]

const TYPE_ICONS: Readonly<Record<string, string>> = {
  online_alipay: brandAlipay,
  online_wechat: brandWechat,
  online_union_quick: creditCard,
  online_union_scan: qrcode,
  online_usdt: coins,
  company_bankpay: buildingBank,
  company_alipay: brandAlipay,
  company_wechat: brandWechat,
  company_usdt: coins,
}

/** How fast it is there, and what is given on top. */
const Terms = ({
  of: { type, speed_minutes, gift_percent },
}: {
  of: Pick<PayType, 'type' | 'speed_minutes' | 'gift_percent'>
}) => (
  <small className={css.terms}>
    <span>
      <Icon d={clock} size={15} />
      {isOnline(type) ? t('member-deposit:speed_online') : t('member-deposit:speed', { n: speed_minutes })}
    </span>
    {Number(gift_percent) > 0 && (
      <span data-gift>
        <Icon d={gift} size={15} />
        {t('member-deposit:gift', { percent: gift_percent })}
      </span>
    )}
  </small>
)

/** One account to pay into with its limits (R5.12); outside its hours it says when it opens. */
export const AccountCard = ({
  channel: one,
  checked,
  choose,
}: {
  channel: CompanyChannel
  checked: boolean
  choose: () => void
}) => {
  const formatAmount = useFormatAmount()
  const hours = { from: one.open_from, to: one.open_to }
  const is_whole_day = one.open_from === '00:00' && one.open_to === '24:00'
  return (
    <label className={css.option} data-closed={!one.is_open || undefined}>
      <input type="radio" name="account" checked={checked} disabled={!one.is_open} onChange={choose} />
      <b>
        {one.title}
        {one.recommended && <Badge tone="gold">{t('member-deposit:recommended')}</Badge>}
      </b>
      <small>{t('member-deposit:limits', { min: formatAmount(one.min), max: formatAmount(one.max) })}</small>
      <small>{t('member-deposit:single', { single: formatAmount(one.single_max) })}</small>
      {!is_whole_day && <small>{t(one.is_open ? 'member-deposit:hours' : 'member-deposit:closed', hours)}</small>}
      <Terms of={one} />
    </label>
  )
}

/** One way to pay with the widest limits of its accounts. */
export const TypeCard = ({ of: one, checked, choose }: { of: PayType; checked: boolean; choose: () => void }) => {
  const formatAmount = useFormatAmount()
  return (
    <label className={css.option}>
      <input type="radio" name="type" checked={checked} onChange={choose} />
      <b>
        <span className={css.name}>
          <Icon d={TYPE_ICONS[one.type] ?? creditCard} size={20} />
          {one.type_text}
        </span>
        {one.recommended && <Badge tone="gold">{t('member-deposit:recommended')}</Badge>}
      </b>
      <small>{t('member-deposit:limits', { min: formatAmount(one.min), max: formatAmount(one.max) })}</small>
      <Terms of={one} />
    </label>
  )
}
