import type { Supplier } from '../../api/suppliers.ts'

/** The form as it is typed; moments as the wire has them, or '' for none. */
export type Draft = { enabled: boolean; serviced: boolean; from: string; to: string }

/** What is set, as the form begins with it. */
export const readDraft = ({ enabled, state, maintenance_from, maintenance_to }: Supplier): Draft => ({
  enabled,
  serviced: state === 'maintenance' || maintenance_from !== null,
  from: maintenance_from ?? '',
  to: maintenance_to ?? '',
})

/** What is sent. */
export const toInput = ({ api_code: code, seen }: Supplier, { enabled, serviced, from, to }: Draft) => ({
  code,
  seen,
  enabled,
  maintenance: serviced ? { from: from || null, to: to || null } : null,
})

/** Whether the window ends before it begins; text of this form is in the order of time. */
export const isTurned = ({ serviced, from, to }: Draft): boolean => serviced && from !== '' && to !== '' && to <= from
