import type { Answer } from '../../api/api.ts'
import { isOpenLink } from '../../widgets/open-link.rules.ts'

export type Ad = Answer<'site', 'asides'>['data'][number]

/** The ads for this visitor: none for trial accounts (R2.26), none that were closed, none without a picture or a way. */
export const filterAds = (
  ads: readonly Ad[],
  visitor: { is_demo: boolean; closed: readonly string[] },
): readonly Ad[] =>
  visitor.is_demo
    ? []
    : ads.filter(
        (ad) => (ad.advs[0]?.pic_url ?? '') !== '' && isOpenLink(ad.full_url) && !visitor.closed.includes(ad.title),
      )
