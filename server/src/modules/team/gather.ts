import { addDays, formatDay, parseRange } from '../../kernel/time.ts'
import { getCurrency, type TeamDeps } from './deps.ts'
import { chooseHours, cutHours, findFirstGathered, type Slice } from './day.rules.ts'
import { dropHours, findGathered, lockGathering, markGathered, putHours, sumHours } from './count.sql.ts'
import { lockChains } from './place.sql.ts'

/** For a server whose clock is behind, which gathers a day that others have left. */
const DAYS_KEPT = 2

type GatherDeps = Pick<TeamDeps, 'db' | 'clock' | 'config'>

const gatherSlice = (d: GatherDeps, slice: Slice): Promise<unknown> =>
  d.db.tx(async (tx) => {
    await lockGathering(tx)
    await lockChains(tx, 'shared')
    return putHours(tx, slice, { asset: getCurrency(d), time_zone: d.config.site_time_zone })
  })

/** More hours at once where little moves; one where more did not come to an end. */
const gatherSpan = async (d: GatherDeps, span: Slice): Promise<void> => {
  let hours = 1
  for (let left = span; left.from < left.before;) {
    const slice = cutHours(left, hours)
    const begun_ms = d.clock.now().getTime()
    const is_alone = hours === 1
    const is_done = await gatherSlice(d, slice).then(
      () => true,
      (error: unknown) => {
        if (is_alone) throw error
        return false
      },
    )
    hours = chooseHours(hours, is_done ? d.clock.now().getTime() - begun_ms : undefined)
    if (is_done) left = { ...left, from: slice.before }
  }
}

/** Not where somebody else has gathered a further day meanwhile: the hours of these may be gone. */
const finishDays = (d: GatherDeps, first: string, today: string, gathered: string | undefined): Promise<boolean> =>
  d.db.tx(async (tx) => {
    await lockGathering(tx)
    await lockChains(tx, 'shared')
    if ((await findGathered(tx)) !== gathered) return false
    await sumHours(tx, first)
    await dropHours(tx, addDays(first, -DAYS_KEPT))
    await markGathered(tx, today)
    return true
  })

/**
 * Writes the teams' money of the last days again, as the ledger has it, some hours at a time, each time in a transaction of its own; done twice,
 * late or by two at once, it comes to the same. Where it was cut short nothing is lost: the days are written when all their hours are.
 */
export const gatherMoney = async (d: GatherDeps): Promise<void> => {
  const time_zone = d.config.site_time_zone
  const today = formatDay(d.clock.now(), time_zone)
  const gathered = await findGathered(d.db)
  const first = findFirstGathered(gathered, addDays(today, -1))
  const span = parseRange([first, today], time_zone)
  if (!span) throw new Error(`no days from ${first} to ${today}`)
  await gatherSpan(d, span)
  if (!(await finishDays(d, first, today, gathered))) await gatherMoney(d)
}
