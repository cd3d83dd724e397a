import { lazily } from '../../start/lazily.tsx'
import type { Configs } from '@moongate/contract/site'
import { Icon } from '@moongate/ui'
import { deviceMobile, phone } from '@moongate/ui/icons.gen'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { configsQuery } from '../../api/queries.ts'
import { loadTexts, t } from '../../text.ts'
import { getAge } from '../../widgets/age.ts'
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

/** Comes after the first paint, as nobody sees it there; below what is always there, so that nothing moves. */
const Trust = lazily(
  async () => {
    const [trust] = await Promise.all([import('./footer-trust.tsx'), loadTexts('member-footer')])
    return trust
  },
  { Waiting: () => <div className={css.coming} /> },
)

/** Help pages and phone numbers, then what the site is trusted for (R2.24, R1.12, R3.15). */
export const Footer = () => {
  const { data: configs } = useQuery(configsQuery)
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
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
          {configs && <Phones configs={configs} />}
        </div>
        <Trust />
        <p className={css.rights}>
          <span className={css.adults}>{getAge(configs)}+</span>
          {t('member:footer.adults', { age: getAge(configs) })} ·{' '}
          {t('member:footer.rights', { site: configs?.site_name ?? '' })}
        </p>
      </div>
    </footer>
  )
}
