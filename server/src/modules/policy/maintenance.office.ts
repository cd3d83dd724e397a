import { LANGS, type Lang } from '@moongate/contract'
import type { maintenance } from '@moongate/contract/maintenance'
import type { policyOfficeRoutes } from '@moongate/contract/policy.office'
import type { z } from 'zod'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { markState } from '../../kernel/seen.ts'
import { type MaintenanceDeps, readMaintenance, setMaintenance } from './maintenance.ts'

type OfficeDeps = MaintenanceDeps & Pick<Kernel, 'translate'>

const maintenanceView = (d: OfficeDeps, state: z.output<typeof maintenance>, address: string) => ({
  ...state,
  redirects: [...d.config.maintenance_redirects],
  address,
  seen: markState(state),
  usual: Object.fromEntries(LANGS.map((lang) => [lang, d.translate(lang)('errors:common.maintenance')])) as Record<
    Lang,
    string
  >,
})

/** Staff close the site for maintenance and open it again (R8.1). */
export const createPolicyOfficeHandlers = (d: OfficeDeps): Handlers<typeof policyOfficeRoutes> => ({
  maintenance: async ({ ip }) => ({ data: maintenanceView(d, await readMaintenance(d), ip) }),

  setMaintenance: async ({ caller, input: { seen, ...next }, ip, request_id }) => {
    const by = { actor: { type: 'staff' as const, id: caller.staff_id, name: caller.name }, ip, request_id }
    return { data: maintenanceView(d, await setMaintenance(d, next, seen, by), ip), message: 'common:modified' }
  },
})
