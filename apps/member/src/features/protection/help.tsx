import { useQuery } from '@tanstack/react-query'
import { EmptyState, Skeleton } from '@moongate/ui'
import { protectionQuery } from '../../api/protection-queries.ts'
import { lang, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './protection.module.css'

const locale = lang.replace('_', '-').replace('-cn', '-CN').replace('-hk', '-HK')
const names = new Intl.DisplayNames([locale], { type: 'region' })

/** Where help is to be had, by country, and from which age on one may play. */
export const Help = () => {
  const { data, isLoadingError, refetch } = useQuery(protectionQuery)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={200} radius={20} />
  return (
    <>
      <p className={css.note}>{t('member-protection:help_how')}</p>
      <p className={css.note}>{t('member-protection:age', { age: data.min_age })}</p>
      {data.help.length === 0 ? (
        <EmptyState motif="lantern" title={t('member-protection:no_help')} />
      ) : (
        <ul className={css.cards}>
          {data.help.map(({ country, name, url, phone }) => (
            <li key={`${country} ${name}`} className={css.card}>
              {country !== '' && <small>{names.of(country)}</small>}
              <h2>
                {/* A name is in the language of its own country. */}
                <a href={url} target="_blank" rel="noreferrer noopener" lang="">
                  {name}
                </a>
              </h2>
              {phone !== '' && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
