import { z } from 'zod'
import { LANGS, nothing, seen } from './common.ts'
import { maintenance } from './maintenance.ts'
import { defineRoutes } from './route.ts'
import { SITE_CLOSERS } from './staff.states.ts'

const closers = { staff: SITE_CLOSERS } as const

/** `redirects` are the allowed ones; `address` is the caller's own, `usual` the words where the operator wrote none. */
const shown = maintenance.extend({
  redirects: z.array(z.string()),
  address: z.string(),
  usual: z.record(z.enum(LANGS), z.string()),
  seen,
})

export const policyOfficeRoutes = defineRoutes({
  maintenance: {
    method: 'GET',
    path: '/maintenance',
    who: closers,
    summary: 'Whether the site is under maintenance, with what visitors are told and who passes',
    input: nothing,
    output: z.object({ data: shown }),
    errors: [],
    rows: ['R8.1'],
  },
  setMaintenance: {
    method: 'POST',
    path: '/maintenance',
    who: closers,
    summary: 'Closes the member API for maintenance, or opens it again',
    input: maintenance.extend({ seen }),
    output: z.object({ data: shown }),
    errors: ['common.conflict', 'policy.redirect_not_allowed', 'policy.address_invalid'],
    rows: ['R8.1'],
  },
})
