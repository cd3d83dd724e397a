import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import type { FileDeps } from './deps.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { readMemberFile } from './member.ts'
import { memberFileView } from './member.view.ts'

/** One member's file, which puts together what several modules know. */
export const createMemberFileHandlers = (d: FileDeps): Pick<Handlers<typeof officeRoutes>, 'member'> => ({
  member: async (call) => ({
    data: memberFileView(
      await readMemberFile(d, call.input.id, call.lang, readStaffAct(call)),
      d.config.site_time_zone,
      d.translate(call.lang),
      d.posting_texts,
    ),
  }),
})
