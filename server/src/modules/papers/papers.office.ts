import type { papersOfficeRoutes } from '@moongate/contract/papers.office'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { askForPaper } from './ask.ts'
import { acceptPaper, refusePaper, releasePaper, takePaper } from './decide.ts'
import type { PapersDeps, ScreeningDeps } from './deps.ts'
import { createLookHandlers, type Reader, requireMember, showPapers } from './look.office.ts'
import type { Paper } from './paper.sql.ts'
import { askView, screeningView } from './papers.view.ts'
import { askLists, dismissFound } from './screening.ts'

/** Members' papers for staff. */
export const createPapersOfficeHandlers = (d: PapersDeps & ScreeningDeps): Handlers<typeof papersOfficeRoutes> => {
  const show = async (reader: Reader, paper: Promise<Paper>) => {
    const [data = refuse('papers.not_found')] = await showPapers(d, reader, [await paper])
    return { data }
  }
  return {
    ...createLookHandlers(d),
    take: (call) => show(call, takePaper(d, call.input.id, readStaffAct(call))),
    release: (call) => show(call, releasePaper(d, call.input.id, readStaffAct(call))),
    accept: (call) => show(call, acceptPaper(d, call.input.id, call.input, readStaffAct(call))),
    refuse: (call) => show(call, refusePaper(d, call.input.id, call.input.reason, readStaffAct(call))),
    screen: async (call) => {
      const { member_id } = call.input
      await requireMember(d, member_id)
      return { data: screeningView(await askLists(d, member_id, readStaffAct(call)), d.config.site_time_zone) }
    },
    dismissHit: async (call) => {
      const dismissed = await dismissFound(d, call.input, readStaffAct(call))
      return { data: screeningView(dismissed, d.config.site_time_zone) }
    },
    ask: async (call) => {
      await requireMember(d, call.input.member_id)
      return { data: askView(await askForPaper(d, call.input, readStaffAct(call)), d.config.site_time_zone) }
    },
  }
}
