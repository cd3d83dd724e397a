import type { z } from 'zod'
import type { Kernel } from '../../kernel/index.ts'
import { type Tx, sql } from '../../kernel/db.ts'
import { cleanTexts } from './content.rules.ts'
import { putSetting } from './setting.ts'
import { findStored } from './setting.sql.ts'
import { badgesSetting, partnersSetting, siteSettings } from './site.settings.ts'
import content from './seed/content.json' with { type: 'json' }

/** The demo operator's settings and words. */
export const seedSite = (d: Pick<Kernel, 'db'>): Promise<void> =>
  d.db.tx(async (tx) => {
    await seedSettings(tx)
    await seedShell(tx)
    await seedPages(tx)
  })

/** R2.24: the badges and partners of the footer, where the operator has not set their own. */
export const seedFooter = (d: Pick<Kernel, 'db'>): Promise<void> =>
  d.db.tx(async (tx) => {
    const set = await findStored(tx, [badgesSetting, partnersSetting])
    if (!set.has(badgesSetting.key)) await putSetting<z.ZodType>(tx, badgesSetting, content.badges)
    if (!set.has(partnersSetting.key)) await putSetting(tx, partnersSetting, content.partners)
  })

/** R2.21: the navigation's entry of the hall of activities, before the last one, where there is none. */
export const seedActivityNav = async (d: Pick<Kernel, 'db'>): Promise<void> => {
  const entry = content.nav.find(({ name }) => name === 'activity')
  if (entry)
    await d.db.run(sql`insert into site.nav (name, title, position)
      select ${entry.name}, ${toJson(entry.title)}::jsonb, coalesce(max(position), 0) from site.nav on conflict (name) do nothing`)
}

/** R2.26: floating ads, where there are none. */
export const seedAds = (d: Pick<Kernel, 'db'>): Promise<void> =>
  d.db.tx(async (tx) => {
    if ((await tx.run(sql`select from site.asides limit 1`)) > 0) return
    for (const a of content.asides)
      await tx.run(sql`insert into site.asides (grp, vertical, horizontal, full_url, effect, title, advs)
        values (${a.grp}, ${a.vertical}, ${a.horizontal}, ${a.full_url}, ${a.effect}, ${toJson(a.title)}::jsonb, ${toJson(a.advs)}::jsonb)`)
  })

const seedSettings = async (tx: Tx): Promise<void> => {
  const values = new Map<string, unknown>(Object.entries(content.configs))
  for (const setting of siteSettings)
    if (values.has(setting.key)) await putSetting<z.ZodType>(tx, setting, values.get(setting.key))
}

const toJson = (value: unknown): string => JSON.stringify(value)

const seedShell = async (tx: Tx): Promise<void> => {
  for (const [i, n] of content.nav.entries())
    await tx.run(sql`insert into site.nav (name, title, position) values (${n.name}, ${toJson(n.title)}::jsonb, ${i})`)
  for (const [i, b] of content.banners.entries())
    await tx.run(sql`insert into site.banners (grp, title, subtitle, seal, motif, url, jump_link, position)
      values ('new1', ${toJson(b.title)}::jsonb, ${toJson(b.subtitle)}::jsonb, ${toJson(b.seal)}::jsonb, ${b.motif}, ${b.url}, ${b.jump_link}, ${i})`)
  for (const [i, l] of content.links.entries())
    await tx.run(
      sql`insert into site.links (kind, name, url, position) values (${l.kind}, ${toJson(l.name)}::jsonb, ${l.url}, ${i})`,
    )
}

const seedPages = async (tx: Tx): Promise<void> => {
  for (const n of content.notices)
    await tx.run(
      sql`insert into site.notices (title, content, pop_up) values (${toJson(n.title)}::jsonb, ${toJson(cleanTexts(n.content))}::jsonb, ${n.pop_up})`,
    )
  for (const a of content.abouts)
    await tx.run(
      sql`insert into site.abouts (type, title, content) values (${a.type}, ${toJson(a.title)}::jsonb, ${toJson(cleanTexts(a.content))}::jsonb)`,
    )
}
