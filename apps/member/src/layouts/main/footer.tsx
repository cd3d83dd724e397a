import type { Configs } from '@moongate/contract/site'
import { Icon } from '@moongate/ui'
import { deviceMobile, phone } from '@moongate/ui/icons.gen'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { ABOUT_PAGES, ABOUT_PATHS } from '../../widgets/about-pages.ts'
import css from './footer.module.css'

const Phones = ({ configs }: { configs: Configs }) => {
  const numbers = [
    { number: configs.service_phone, icon: phone, text: t('member:floating.phone') },
    { number: configs.site_mobile, icon: deviceMobile, text: t('member:floating.mobile') },
  ].filter(({ number }) => number !== '')
  if (numbers.length === 0) return null
  return (
    <ul className={css.phones}>
      {numbers.map(({ number, icon, text }) => (
        <li key={text}>
          <Icon d={icon} size={16} />
          {text} <a href={`tel:${number}`}>{number}</a>
        </li>
      ))}
    </ul>
  )
}

/** Help pages, then only what the operator has entered: badges with number and link, partners, phone numbers (R2.24, R1.12, R3.15). */
export const Footer = () => {
  const { data: configs } = useQuery(configsQuery)
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        {configs && configs.badges.length > 0 && (
          <section className={css.row} aria-label={t('member:footer.badges')}>
            {configs.badges.map((badge) => (
              <a
                key={`${badge.kind} ${badge.title}`}
                className={css.badge}
                data-kind={badge.kind}
                href={badge.url}
                target="_blank"
                rel="noreferrer"
              >
                <b>{badge.title}</b>
                {badge.number !== '' && <small>{badge.number}</small>}
              </a>
            ))}
          </section>
        )}
        {configs && configs.partners.length > 0 && (
          <section className={css.row} aria-label={t('member:footer.partners')}>
            {configs.partners.map(({ name, pic_url }) => (
              <span key={name} className={css.partner}>
                {pic_url !== '' && <img src={pic_url} alt="" height={28} loading="lazy" />}
                {name}
              </span>
            ))}
          </section>
        )}
        {configs && <Phones configs={configs} />}
        <div className={css.last}>
          <nav>
            <ul className={css.links}>
              {ABOUT_PATHS.map((to) => (
                <li key={to}>
                  <Link to={to}>{t(ABOUT_PAGES[to].text)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className={css.rights}>
            <span className={css.adults}>18+</span>
            {t('member:footer.adults')}
            <br />
            {t('member:footer.rights', { site: configs?.site_name ?? '' })}
          </p>
        </div>
      </div>
    </footer>
  )
}
