import type { Configs } from '@moongate/contract/site'
import { Icon } from '@moongate/ui'
import { brandAlipay, brandWechat, buildingBank, coins, creditCard } from '@moongate/ui/icons.gen'
import { useQuery } from '@tanstack/react-query'
import { configsQuery, paymentsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { Licence, Responsible } from './footer-badges.tsx'
import css from './footer.module.css'

const icons = { bank: buildingBank, union: creditCard, alipay: brandAlipay, wechat: brandWechat, usdt: coins }

/** How a deposit may be paid now. */
const Payments = () => {
  const { data: marks = [] } = useQuery(paymentsQuery)
  if (marks.length === 0) return null
  return (
    <section className={css.block}>
      <h2>{t('member-footer:payments')}</h2>
      <ul className={css.row}>
        {marks.map((mark) => (
          <li key={mark} className={css.mark}>
            <Icon d={icons[mark]} size={18} />
            {t(`member-footer:mark.${mark}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Partners = ({ partners }: Pick<Configs, 'partners'>) => (
  <section className={css.row} aria-label={t('member:footer.partners')}>
    {partners.map(({ name, pic_url }) => (
      <span key={name} className={css.partner}>
        {pic_url !== '' && <img src={pic_url} alt="" height={28} loading="lazy" />}
        {name}
      </span>
    ))}
  </section>
)

/** What a site is trusted for: licences, ways to pay, help to play with measure, partners; only what is so (R2.24, R1.12). */
const FooterTrust = () => {
  const { data: configs } = useQuery(configsQuery)
  if (!configs) return null
  return (
    <>
      <div className={css.trust}>
        <Licence badges={configs.badges} />
        <Payments />
        <Responsible badges={configs.badges} />
      </div>
      {configs.partners.length > 0 && <Partners partners={configs.partners} />}
    </>
  )
}

export default FooterTrust
