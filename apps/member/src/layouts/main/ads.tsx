import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '@moongate/ui'
import { x } from '@moongate/ui/icons.gen'
import { asidesQuery } from '../../api/queries.ts'
import { useIsDemo } from '../../session/use-is-demo.ts'
import { t } from '../../text.ts'
import css from './ads.module.css'
import { type Ad, filterAds } from './ads.rules.ts'

const KEY = 'moongate_ads_closed'

const Picture = ({ ad }: { ad: Ad }) => {
  const [first, second] = ad.advs
  if (!first) return null
  const hover = ad.effect === 'hover' && second !== undefined
  return (
    <a
      className={css.link}
      href={ad.full_url}
      {...(/^https?:/.test(ad.full_url) && { target: '_blank', rel: 'noreferrer' })}
    >
      <img src={first.pic_url} alt={ad.title} width={first.pic_width} height={first.pic_height} loading="lazy" />
      {hover && (
        <img
          className={css.over}
          src={second.pic_url}
          alt=""
          width={second.pic_width}
          height={second.pic_height}
          loading="lazy"
        />
      )}
    </a>
  )
}

/** Floating ads (R2.26): never for trial accounts; a closed one stays closed for the visit. */
export const Ads = () => {
  const { data: ads = [] } = useQuery(asidesQuery)
  const is_demo = useIsDemo()
  const [closed, setClosed] = useState<readonly string[]>(
    () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[],
  )
  const close = (title: string) => {
    const next = [...closed, title]
    sessionStorage.setItem(KEY, JSON.stringify(next))
    setClosed(next)
  }
  const shown = filterAds(ads, { is_demo, closed })
  if (shown.length === 0) return null
  return (
    <aside className={css.ads} aria-label={t('member:floating.ads')}>
      {shown.map((ad) => (
        <div key={ad.title} className={css.ad}>
          <Picture ad={ad} />
          <button
            type="button"
            onClick={() => close(ad.title)}
            aria-label={t('member:floating.close_ad', { title: ad.title })}
          >
            <Icon d={x} size={16} />
          </button>
        </div>
      ))}
    </aside>
  )
}
