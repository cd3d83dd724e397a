import type { membersOfficeRoutes } from '@moongate/contract/members.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { buildPage } from '../../kernel/page.ts'
import type { MembersDeps } from './deps.ts'
import { memberRowView } from './member.view.ts'
import { findMembersPage } from './money.sql.ts'

/** Members for staff: look-up by account, real name or phone. */
export const createMembersOfficeHandlers = (d: MembersDeps): Handlers<typeof membersOfficeRoutes> => ({
  list: async ({ input }) => {
    const asked = { ...input, keyword: input.keyword ?? '', currency: d.config.currency }
    const { rows, total } = await findMembersPage(d.db, asked)
    return {
      data: buildPage(
        rows.map((m) => memberRowView(m, d.config.site_time_zone)),
        total,
        input,
      ),
    }
  },
})
