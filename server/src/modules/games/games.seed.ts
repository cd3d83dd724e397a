import type { Kernel } from '../../kernel/index.ts'
import { type Reader, sql } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'
import { takeGames } from './refresh.sql.ts'
import type { SupplierPort } from './supplier.port.ts'
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

/** Behind what the seed has put there. */
const AFTER_SEED = 100

const insertSupplier = (r: Reader, code: string, title: Text): Promise<number> =>
  r.run(sql`insert into games.suppliers (code, title, position)
    select ${code}, ${JSON.stringify(title)}::jsonb, ${AFTER_SEED} + count(*) from games.suppliers on conflict do nothing`)

/**
 * Offers a supplier of the demo with all of its games, as it tells of them itself; one that does not answer is offered at the next
 * start. Not for use in a transaction.
 */
export const offerSupplier = async (
  d: Pick<Kernel, 'db' | 'log'>,
  port: Pick<SupplierPort, 'code' | 'catalogue'>,
  title: Text,
): Promise<void> => {
  const offered = await port.catalogue()
  if (offered.outcome !== 'ok') return d.log.warn({ supplier: port.code }, 'a supplier did not tell of its games')
  await d.db.tx(async (tx) => {
    await insertSupplier(tx, port.code, title)
    await takeGames(tx, port.code, offered.games, AFTER_SEED)
  })
}
