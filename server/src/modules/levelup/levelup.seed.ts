import { type Ladder, LADDERS } from '@moongate/contract/levelup.states'
import { listNames } from '@moongate/contract/states'
import { fromWire } from '@moongate/money'
import type { Kernel } from '../../kernel/index.ts'
import { sql, type Tx } from '../../kernel/db.ts'
import { DEMO_MEMBER, findMemberByName } from '../members/index.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import type { Level } from './level.rules.ts'
import { findLevels, insertLevels } from './level.sql.ts'
import { toRatePpm } from './level.view.ts'
import { levelTextSetting } from './levelup.settings.ts'
import content from './seed/levels.json' with { type: 'json' }

type Written = (typeof content.levels)['live'][number]
/** What the demo member has bet before: on their way from the first level to the second. */
const BET_BEFORE: Readonly<Record<Ladder, string>> = { live: '126500.00', slot: '68400.00' }

const read = (amount: string): bigint => fromWire(amount) ?? 0n
const readOrNull = (amount: string | null): bigint | null => (amount === null ? null : read(amount))

const toLevel = (ladder: Ladder, w: Written): Level => ({
  ...w,
  ladder,
  needed: read(w.needed),
  gift: read(w.gift),
  weekly: read(w.weekly),
  monthly: read(w.monthly),
  credit: read(w.credit),
  rebate_ppm: toRatePpm(read(w.rebate)),
  withdrawal_max: readOrNull(w.withdrawal_max),
  approval_max: readOrNull(w.approval_max),
})

const seedStandings = async (d: Pick<Kernel, 'ids'>, tx: Tx): Promise<void> => {
  const member = await findMemberByName(tx, DEMO_MEMBER)
  for (const ladder of member ? listNames(LADDERS) : [])
    await tx.run(sql`with b as (insert into levelup.bets (member_id, bet_id, ladder, effective) values (${member?.id ?? 0}, ${d.ids.uuid()}, ${ladder}, ${read(BET_BEFORE[ladder])})
        returning member_id, ladder, effective)
      insert into levelup.standings (member_id, ladder, effective) select member_id, ladder, effective from b`)
}

/** The demo operator's ladders with their words, and the demo member on both; where the operator has none of their own. */
export const seedLevels = (d: Pick<Kernel, 'db' | 'ids'>): Promise<void> =>
  d.db.tx(async (tx) => {
    if ((await findLevels(tx)).length > 0) return
    await insertLevels(
      tx,
      listNames(LADDERS).flatMap((ladder) => content.levels[ladder].map((written) => toLevel(ladder, written))),
    )
    await putSetting(tx, levelTextSetting, content.texts)
    await putSetting(tx, switchSettings.levelup, '1')
    await seedStandings(d, tx)
  })
