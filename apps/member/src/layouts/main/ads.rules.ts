import type { Answer } from '../../api/api.ts'
import { isOpenLink } from '../../widgets/open-link.rules.ts'

export type Ad = Answer<'site', 'asides'>['data'][number]
export type AdPlace = `${Ad['vertical']}-${Ad['horizontal']}`
export type AdGroup = { group: string; ads: readonly Ad[] }

/** The ads for this visitor: none for trial accounts (R2.26), none of a group that was closed, none without a picture or a way. */
export const filterAds = (
  ads: readonly Ad[],
  visitor: { is_demo: boolean; closed: readonly string[] },
): readonly Ad[] =>
  visitor.is_demo
    ? []
    : ads.filter(
        (ad) => (ad.advs[0]?.pic_url ?? '') !== '' && isOpenLink(ad.full_url) && !visitor.closed.includes(ad.group),
      )

const collect = <T, K extends string>(
  rows: readonly T[],
  key: (row: T) => K,
): readonly (readonly [K, readonly T[]])[] =>
  [...new Set(rows.map(key))].map((one) => [one, rows.filter((row) => key(row) === one)] as const)

/** The ads by their place in the window, there by group, in the operator's order (R3.13). */
export const arrangeAds = (ads: readonly Ad[]): readonly { place: AdPlace; groups: readonly AdGroup[] }[] =>
  collect(ads, ({ vertical, horizontal }): AdPlace => `${vertical}-${horizontal}`).map(([place, there]) => ({
    place,
    groups: collect(there, (ad) => ad.group).map(([group, together]) => ({ group, ads: together })),
  }))
