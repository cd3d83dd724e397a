import type { maintenance } from '@moongate/contract/maintenance'
import type { z } from 'zod'
import type { Db } from '../../kernel/db.ts'
import type { Maintenance } from '../../kernel/http/ports.ts'
import type { Kernel } from '../../kernel/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { type AuditActor, recordAudit } from '../audit/index.ts'
import { lockSetting, pickText, putSetting, readSetting } from '../site/index.ts'
import { findWrongAddress, mayPass } from './maintenance.rules.ts'
import { maintenanceSetting } from './policy.settings.ts'

type State = z.output<typeof maintenance>
export type MaintenanceDeps = Pick<Kernel, 'db' | 'clock' | 'config' | 'log'>
export type MaintenanceBy = { actor: AuditActor; ip: string; request_id: string }

/** How long what was read is believed: so long another process may still answer as before a change. */
const BELIEVED_MS = 1000
const kept = new WeakMap<Db, { state: State; until_ms: number }>()

/**
 * What the HTTP layer asks before each call that is not the office's (R8.1). Where the setting cannot be read, what was read
 * last goes on to hold: a fault of the database neither closes the site nor opens it.
 */
export const createMaintenance =
  (d: MaintenanceDeps): Maintenance =>
  (from) => {
    const known = kept.get(d.db)
    return known && known.until_ms > d.clock.now().getTime()
      ? tellState(known.state, from)
      : readState(d, known?.state).then((state) => tellState(state, from))
  }

const tellState = (state: State, { ip, lang }: Parameters<Maintenance>[0]): Awaited<ReturnType<Maintenance>> => {
  const { on, message, redirect, passes } = state
  if (!on || mayPass(passes, ip)) return { on: false }
  return { on, message: pickText(message, lang), ...(redirect !== '' && { redirect }) }
}

const readState = async (d: MaintenanceDeps, last: State | undefined): Promise<State> => {
  const until_ms = d.clock.now().getTime() + BELIEVED_MS
  try {
    const state = await readSetting(d.db, maintenanceSetting)
    kept.set(d.db, { state, until_ms })
    return state
  } catch (error) {
    d.log.error({ err: error }, 'whether the site is under maintenance could not be read')
    return last ?? maintenanceSetting.schema.parse(maintenanceSetting.default)
  }
}

/**
 * Closes the site or opens it, and writes who did. Refuses policy.redirect_not_allowed for an address that is not one of
 * MAINTENANCE_REDIRECTS, policy.address_invalid, and common.conflict.
 */
export const setMaintenance = async (
  d: MaintenanceDeps,
  next: State,
  seen: string,
  by: MaintenanceBy,
): Promise<State> => {
  if (next.redirect !== '' && !d.config.maintenance_redirects.includes(next.redirect))
    refuse('policy.redirect_not_allowed')
  const wrong = findWrongAddress(next.passes)
  if (wrong !== undefined) refuse('policy.address_invalid', { address: wrong })
  await d.db.tx(async (tx) => {
    await lockSetting(tx, maintenanceSetting)
    const before = await readSetting(tx, maintenanceSetting)
    requireSeen(seen, before, next)
    await putSetting(tx, maintenanceSetting, next)
    await recordAudit(tx, {
      ...by,
      action: 'policy.maintenance_set',
      target: 'setting:maintenance',
      before,
      after: next,
    })
  })
  kept.delete(d.db)
  return next
}

export const readMaintenance = (d: Pick<MaintenanceDeps, 'db'>): Promise<State> => readSetting(d.db, maintenanceSetting)
