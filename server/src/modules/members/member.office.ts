import type { membersOfficeRoutes } from '@moongate/contract/members.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { listPage } from '../../kernel/page.ts'
import type { MembersDeps } from './deps.ts'
import { memberRowView } from './member.view.ts'
import { countMembers, findMembers } from './money.sql.ts'

/** Members for staff: look-up by account, real name or phone. */
export const createMembersOfficeHandlers = (d: MembersDeps): Handlers<typeof membersOfficeRoutes> => ({
  list: async ({ input }) => {
    const { keyword = '' } = input
    const { data } = await listPage(input, {
      count: () => countMembers(d.db, keyword),
      rows: (limit, offset) => findMembers(d.db, { keyword, currency: d.config.currency, limit, offset }),
      view: (rows) => rows.map((m) => memberRowView(m, d.config.site_time_zone)),
    })
    return { data }
  },
})
