import { refuse } from '../../kernel/refusal.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { parseInstant } from '../../kernel/time.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { recordAudit } from '../audit/index.ts'
import type { GamesDeps } from './deps.ts'
import { isInForce, moveCode, readWindow, type Window } from './supplier-desk.rules.ts'
import { type DeskSupplier, lockDeskSupplier, lockOrder, putOrder, updateSupplier } from './supplier-desk.sql.ts'

/** Moments as they were typed, in the site's time zone. */
export type SupplierChoice = {
  code: string
  seen: string
  enabled: boolean
  maintenance: { from: string | null; to: string | null } | null
}

type Standing = Pick<DeskSupplier, 'enabled' | 'maintenance' | 'maintenance_from' | 'maintenance_to'>
/** How a supplier stands, as its form sets it. */
export const describeStanding = ({ enabled, maintenance, maintenance_from, maintenance_to }: Standing): Standing => ({
  enabled,
  maintenance,
  maintenance_from,
  maintenance_to,
})

const readMoment = (d: Pick<GamesDeps, 'config'>, typed: string | null): Date | null =>
  typed === null ? null : (parseInstant(typed, d.config.site_time_zone) ?? refuse('games.window_invalid'))

const readChoice = (d: Pick<GamesDeps, 'clock' | 'config'>, { maintenance }: SupplierChoice): Window | null => {
  if (maintenance === null) return null
  const asked = { from: readMoment(d, maintenance.from), to: readMoment(d, maintenance.to) }
  return readWindow(asked, d.clock.now()) ?? refuse('games.window_invalid')
}

/**
 * Offers a supplier or not, and sets its maintenance (R6.6): lobbies, launches, transfers in and stakes from the centre wallet follow at once,
 * money comes home all the same. Refuses games.supplier_unknown, games.window_invalid, common.conflict.
 */
export const setSupplier = async (
  d: Pick<GamesDeps, 'db' | 'clock' | 'config'>,
  choice: SupplierChoice,
  by: StaffAct,
): Promise<void> => {
  const window = readChoice(d, choice)
  const next = { enabled: choice.enabled, maintenance: isInForce(window, d.clock.now()), window }
  await d.db.tx(async (tx) => {
    const before = (await lockDeskSupplier(tx, choice.code)) ?? refuse('games.supplier_unknown')
    const after = {
      enabled: next.enabled,
      maintenance: next.maintenance,
      maintenance_from: window?.from ?? null,
      maintenance_to: window?.to ?? null,
    }
    requireSeen(choice.seen, describeStanding(before), after)
    await updateSupplier(tx, choice.code, next)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'games.supplier_set',
      target: `supplier:${choice.code}`,
      before: describeStanding(before),
      after,
    })
  })
}

/** Moves a supplier one place in the order in which members see them. Refuses games.supplier_unknown. */
export const moveSupplier = (
  d: Pick<GamesDeps, 'db'>,
  code: string,
  direction: 'up' | 'down',
  by: StaffAct,
): Promise<void> =>
  d.db.tx(async (tx) => {
    const codes = await lockOrder(tx)
    if (!codes.includes(code)) refuse('games.supplier_unknown')
    const moved = moveCode(codes, code, direction)
    await putOrder(tx, moved)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'games.supplier_moved',
      target: `supplier:${code}`,
      before: { place: codes.indexOf(code) + 1 },
      after: { place: moved.indexOf(code) + 1 },
    })
  })
