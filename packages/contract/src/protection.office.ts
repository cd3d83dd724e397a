import { z } from 'zod'
import { id, nothing, paged, paging } from './common.ts'
import { contact, exclusion, limit, marker, protectedRow } from './protection.rows.ts'
import { CONTACT_WAYS, EXCLUSION_SPANS, PROTECTION_READERS, PROTECTION_SETTERS } from './protection.states.ts'
import { defineRoutes } from './route.ts'
import { text } from './text.ts'

const reason = text('reason')
const readable = { method: 'GET', who: { staff: PROTECTION_READERS }, rows: ['R6.6'] } as const

/** Player protection for staff: who limits themselves or is shut out, whom play may harm, and what was talked about with them. */
export const protectionOfficeRoutes = defineRoutes({
  members: {
    ...readable,
    path: '/protection/members',
    summary: 'Members who are shut out, who have limits, or whom a rule has marked',
    input: z.object({ of: z.enum(['excluded', 'limited', 'marked']), ...paging }),
    output: z.object({ data: paged(protectedRow) }),
    errors: [],
  },
  member: {
    ...readable,
    path: '/protection/members/{member_id}',
    summary: "A member's limits, exclusions, markers and talks",
    input: z.object({ member_id: id }),
    output: z.object({
      data: z.object({
        member_id: id,
        name: z.string(),
        limits: z.array(limit),
        exclusions: z.array(exclusion.extend({ reason: z.string(), set_by: z.string() })),
        markers: z.array(marker),
        contacts: z.array(contact),
      }),
    }),
    errors: ['protection.member_unknown'],
  },
  contact: {
    method: 'POST',
    path: '/protection/members/{member_id}/contacts',
    who: { staff: PROTECTION_READERS },
    summary: 'Writes down a talk with a member about their play',
    idempotent: 'no_money',
    labels: { way: 'contact_way' },
    input: z.object({ member_id: id, way: z.enum(CONTACT_WAYS), note: reason }),
    output: z.object({ data: contact }),
    errors: ['protection.member_unknown'],
    rows: ['R6.6'],
  },
  exclude: {
    method: 'POST',
    path: '/protection/members/{member_id}/exclude',
    who: { staff: PROTECTION_SETTERS },
    summary: 'Shuts a member out who asked for it, or whom play harms; never for less than holds already',
    idempotent: 'no_money',
    input: z.object({ member_id: id, span: z.enum(EXCLUSION_SPANS), reason }),
    output: z.object({ data: exclusion }),
    errors: ['protection.member_unknown', 'protection.longer_holds'],
    rows: ['R6.6'],
  },
  summary: {
    method: 'GET',
    path: '/protection/summary',
    who: { staff: PROTECTION_READERS },
    summary: 'How many members are shut out, limited and marked',
    input: nothing,
    output: z.object({
      data: z.object({ excluded: z.number(), limited: z.number(), marked: z.number(), unheard: z.number() }),
    }),
    errors: [],
    rows: ['R6.6'],
  },
})
