import { GAME_TYPES } from '@moongate/contract/games.states'
import type { TestDb } from '@moongate/testing'
import { sql } from '../../src/kernel/db.ts'
import { correctBets, endBets, recordBets } from '../../src/modules/betting/index.ts'
import { setModel } from '../../src/modules/team/agent.ts'
import { joinTeam } from '../../src/modules/team/place.ts'
import { lockChains } from '../../src/modules/team/place.sql.ts'
import { giveRates } from '../../src/modules/team/rate.ts'
import { type Name, NAMES, type Played } from './year-model.ts'

export const act = (staff_id: number) => ({ staff_id, name: `staff${staff_id}`, ip: '', request_id: 'year' })

/** Who stands below whom at first, and at what rates; `sharer` has three tenths of what the team lost. */
const PLACES: readonly [Name, Name | undefined, ppm: number][] = [
  ['top', undefined, 6_000],
  ['sharer', 'top', 4_000],
  ['low', 'sharer', 2_500],
  ['one', 'low', 0],
  ['two', 'sharer', 0],
  ['three', 'low', 0],
]

/** The people of the year by name. */
export const plantYear = async (d: TestDb): Promise<Record<Name, number>> => {
  const rows = await d.owner.many<{ id: number }>(
    sql`insert into members.members (name, registered_at) select name, kernel.now() from unnest(${[...NAMES]}::text[]) name returning id`,
  )
  const [top = 0, sharer = 0, low = 0, one = 0, two = 0, three = 0] = rows.map(({ id }) => id)
  const ids = { top, sharer, low, one, two, three }
  for (const [name, above, rate_ppm] of PLACES)
    await d.db.tx(async (tx) => {
      await lockChains(tx, 'alone')
      const person = { member_id: ids[name], parent_id: above === undefined ? null : ids[above], at: d.clock.now() }
      await joinTeam(d, tx, person)
      const rates = GAME_TYPES.map(({ key: game_type }) => ({ game_type, rate_ppm }))
      if (rate_ppm > 0) await giveRates(tx, ids[name], rates, d.clock.now())
    })
  await setModel(d, { id: sharer, model: 'revenue', share: 30, reason: 'as agreed' }, act(1))
  return ids
}

/** Finished bets of a day. */
export const playDay = (d: TestDb, ids: Record<Name, number>, bets: readonly Played[]): Promise<void> =>
  d.db.tx(async (tx) => {
    const words = { supplier_code: 'AG', game_type: 3, game_code: 'x', game_title: { en: 'x' }, detail: {} }
    const rows = bets.map(({ id, by, stake }) => ({
      member_id: ids[by],
      id,
      bill_no: id,
      asset: 'CNY',
      stake,
      ...words,
    }))
    await recordBets(tx, rows)
    const ended = bets.map(({ id, by, stake, payout }) => ({ member_id: ids[by], id, stake, payout }))
    await endBets(
      tx,
      ended.map((bet) => ({ ...bet, outcome: 'settled' as const })),
    )
  })

/** A bet that is taken back. */
export const cancelBet = (d: TestDb, ids: Record<Name, number>, { id, by }: Played): Promise<unknown> =>
  d.db.tx((tx) => correctBets(tx, [{ member_id: ids[by], id, outcome: 'cancelled', reason: 'annulled' }]))
