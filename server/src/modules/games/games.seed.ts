import type { Kernel } from '../../kernel/index.ts'
import { sql } from '../../kernel/db.ts'
import catalogue from './seed/catalogue.json' with { type: 'json' }

/** The suppliers and games that the demo operator offers. */
export const seedGames = (d: Pick<Kernel, 'db'>): Promise<void> =>
  d.db.tx(async (tx) => {
    for (const [i, s] of catalogue.suppliers.entries())
      await tx.run(
        sql`insert into games.suppliers (code, title, position, demo, web_pic) values (${s.code}, ${JSON.stringify(s.title)}::jsonb, ${i}, ${s.demo}, ${s.web_pic})`,
      )
    for (const [i, g] of catalogue.games.entries())
      await tx.run(sql`insert into games.catalogue (supplier_code, game_code, game_type, title, tags, web_pic, position)
        values (${g.supplier_code}, ${g.game_code}, ${g.game_type}, ${JSON.stringify(g.title)}::jsonb, ${g.tags}, ${g.web_pic}, ${i})`)
  })
