import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import { buildPage } from '../../kernel/page.ts'
import type { StaffDeps } from './deps.ts'
import { findMembers, loadMemberFile } from './member.ts'
import { memberFileView, memberRowView } from './member.view.ts'

/** Members for staff: look-up and one member's file. */
export const createMemberHandlers = (d: StaffDeps): Pick<Handlers<typeof officeRoutes>, 'members' | 'member'> => ({
  members: async ({ input }) => {
    const { rows, total } = await findMembers(d, input)
    return {
      data: buildPage(
        rows.map((m) => memberRowView(m, d.config.site_time_zone)),
        total,
        input,
      ),
    }
  },

  member: async ({ input, lang }) => ({
    data: memberFileView(await loadMemberFile(d, input.id), d.config.site_time_zone, d.translate(lang)),
  }),
})
