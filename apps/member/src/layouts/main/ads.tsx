import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '@moongate/ui'
import { x } from '@moongate/ui/icons.gen'
import { asidesQuery } from '../../api/queries.ts'
import { useIsDemo } from '../../session/use-is-demo.ts'
import { keepForVisit, readVisit } from '../../start/visit.ts'
import { t } from '../../text.ts'
import css from './ads.module.css'
import { type Ad, type AdGroup, arrangeAds, filterAds } from './ads.rules.ts'

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

const Group = ({ group, close }: { group: AdGroup; close: (name: string) => void }) => (
  <div className={css.group}>
    {group.ads.map((ad) => (
      <Picture key={ad.title} ad={ad} />
    ))}
    <button
      type="button"
      onClick={() => close(group.group)}
      aria-label={t('member:floating.close_ads', { titles: group.ads.map((ad) => ad.title).join(', ') })}
    >
      <Icon d={x} size={16} />
    </button>
  </div>
)

/** Floating ads (R2.26), each where the operator put it; never for trial accounts. A closed group stays closed for the visit. */
export const Ads = () => {
  const { data: ads = [] } = useQuery(asidesQuery)
  const is_demo = useIsDemo()
  const [closed, setClosed] = useState<readonly string[]>(() => readVisit('ads').split('\n'))
  const close = (name: string) => {
    const next = [...closed, name]
    keepForVisit('ads', next.join('\n'))
    setClosed(next)
  }
  return arrangeAds(filterAds(ads, { is_demo, closed })).map(({ place, groups }) => (
    <aside key={place} className={css.ads} data-place={place} aria-label={t('member:floating.ads')}>
      {groups.map((group) => (
        <Group key={group.group} group={group} close={close} />
      ))}
    </aside>
  ))
}
