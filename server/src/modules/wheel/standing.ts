import { toWire } from '@moongate/money'
import { readSetting } from '../site/index.ts'
import { countHeld, listMissing } from './chance.rules.ts'
import { findDay, findGrants } from './chance.sql.ts'
import { findToday, type WheelDeps } from './deps.ts'
import { readNext } from './spin.ts'
import { wheelSetting } from './wheel.settings.ts'
import { nextView, stepView } from './wheel.view.ts'

/** How many spins a member has. */
export const readHeld = async (d: Pick<WheelDeps, 'db'>, member_id: number): Promise<number> =>
  countHeld(await findGrants(d.db, [member_id], []))

/** What a member's day has come to, what is missing, and the promise of their next spin. */
export const readStanding = async (d: WheelDeps, member_id: number) => {
  const [day, { steps }, held, next] = await Promise.all([
    findDay(d.db, member_id, findToday(d)),
    readSetting(d.db, wheelSetting),
    readHeld(d, member_id),
    readNext(d, member_id),
  ])
  return {
    bet_amount: toWire(day.bet),
    save_amount: toWire(day.deposit),
    cjcs: held,
    missing: listMissing(day, steps).map(stepView),
    next: nextView(next),
  }
}
