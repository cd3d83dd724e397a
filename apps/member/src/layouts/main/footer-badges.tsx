import type { Configs } from '@moongate/contract/site'
import { t } from '../../text.ts'
import css from './footer.module.css'

type Badge = Configs['badges'][number]
/** A badge of the operator's, which leads to what proves it. */
const BadgeLink = ({ badge: { kind, title, text, number, url } }: { badge: Badge }) => (
  <a className={css.badge} data-kind={kind} href={url} target="_blank" rel="noreferrer">
    <b>{title}</b>
    {number !== '' && <small>{kind === 'licence' ? t('member-footer:number', { number }) : number}</small>}
    {text !== '' && <small>{text}</small>}
  </a>
)

export const Licence = ({ badges }: { badges: readonly Badge[] }) => {
  const licences = badges.filter(({ kind }) => kind === 'licence')
  if (licences.length === 0) return null
  return (
    <section className={css.block}>
      <h2>{t('member-footer:licence')}</h2>
      {licences.map((badge) => (
        <BadgeLink key={badge.title} badge={badge} />
      ))}
    </section>
  )
}

export const Responsible = ({ badges }: { badges: readonly Badge[] }) => (
  <section className={css.block}>
    <h2>{t('member-footer:responsible')}</h2>
    <p>{t('member-footer:responsible_text')}</p>
    <div className={css.row}>
      {badges
        .filter(({ kind }) => kind === 'responsible')
        .map((badge) => (
          <BadgeLink key={badge.title} badge={badge} />
        ))}
    </div>
  </section>
)
