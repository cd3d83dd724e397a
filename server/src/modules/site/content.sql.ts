import { type Reader, sql } from '../../kernel/db.ts'
import type { Text } from './content.rules.ts'

export type Notice = { id: number; title: Text; content: Text; pop_up: boolean; created_at: Date }
export type Banner = { title: Text; subtitle: Text; seal: Text; url: string; motif: string; jump_link: string }
export type About = { title: Text; content: Text }
export type Aside = {
  grp: string
  vertical: 'top' | 'middle' | 'bottom'
  horizontal: 'left' | 'right'
  full_url: string
  effect: 'hover' | 'other'
  title: Text
  advs: Picture[]
}
export type Picture = { pic_url: string; pic_width: number; pic_height: number }
export type Link = { kind: 'line' | 'link'; name: Text; url: string }
export type NavEntry = { name: string; title: Text }

export const findNotices = (r: Reader): Promise<Notice[]> =>
  r.many(
    sql`select id, title, content, pop_up, created_at from site.notices where visible order by pop_up desc, id desc limit 50`,
  )

export const findBanners = (r: Reader, group: string): Promise<Banner[]> =>
  r.many(
    sql`select title, subtitle, seal, url, motif, jump_link from site.banners where grp = ${group} and visible order by position`,
  )

export const findAbout = (r: Reader, type: number): Promise<About | undefined> =>
  r.maybe(sql`select title, content from site.abouts where type = ${type}`)

export const findAsides = (r: Reader): Promise<Aside[]> =>
  r.many(
    sql`select grp, vertical, horizontal, full_url, effect, title, advs from site.asides where visible order by id`,
  )

export const findLinks = (r: Reader): Promise<Link[]> =>
  r.many(sql`select kind, name, url from site.links order by position`)

/** The addresses of the site's lines (R2.3). */
export const findLines = async (r: Reader): Promise<string[]> =>
  (await r.many<{ url: string }>(sql`select url from site.links where kind = 'line' order by position limit 50`)).map(
    ({ url }) => url,
  )

/** The main navigation's entries in their order (R2.21). */
export const findNav = (r: Reader): Promise<NavEntry[]> =>
  r.many(sql`select name, title from site.nav where visible order by position`)
