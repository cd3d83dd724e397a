import type { Supplier } from '../../api/suppliers.ts'

/** The form as it is typed; moments as the browser's field holds them, `YYYY-MM-DDTHH:mm`, or '' for none. */
export type Draft = { enabled: boolean; serviced: boolean; from: string; to: string }

const toField = (moment: string | null): string => (moment === null ? '' : moment.slice(0, 16).replace(' ', 'T'))
const toWire = (typed: string): string | null => (typed === '' ? null : `${typed.replace('T', ' ')}:00`)

/** What is set, as the form begins with it. */
export const readDraft = ({ enabled, state, maintenance_from, maintenance_to }: Supplier): Draft => ({
  enabled,
  serviced: state === 'maintenance' || maintenance_from !== null,
  from: toField(maintenance_from),
  to: toField(maintenance_to),
})

/** What is sent. */
export const toInput = (code: string, { enabled, serviced, from, to }: Draft) => ({
  code,
  enabled,
  maintenance: serviced ? { from: toWire(from), to: toWire(to) } : null,
})

/** Whether the window ends before it begins; text of this form is in the order of time. */
export const isTurned = ({ serviced, from, to }: Draft): boolean => serviced && from !== '' && to !== '' && to <= from
