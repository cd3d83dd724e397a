import type { Lang } from '@moongate/contract'
import type { papersOfficeRoutes } from '@moongate/contract/papers.office'
import { OPEN_PAPER } from '@moongate/contract/papers.states'
import type { Handlers, StaffCaller } from '../../kernel/http/call.ts'
import { describeStaffAct, readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { recordOnce } from '../audit/index.ts'
import { findClaims } from '../claims/index.ts'
import { findMember, findMemberByName, findMembersByIds } from '../members/index.ts'
import { readProfile } from '../policy/index.ts'
import { findOpenAsks } from './ask.sql.ts'
import type { PapersDeps } from './deps.ts'
import { countPapers, findPaper, findPapers, findPapersOf, type Paper } from './paper.sql.ts'
import { askView, deskPaperView, screeningView } from './papers.view.ts'
import { findPaperPicture } from './picture.sql.ts'
import { findScreening } from './screening.sql.ts'
import { createReasonReader } from './reason.view.ts'
import { showPicture } from './vault.ts'

type Routes = typeof papersOfficeRoutes
/** Nobody has this number. */
const NOBODY = 0

export type Reader = { caller: StaffCaller; lang: Lang }

/** Papers as one of the staff sees them. */
export const showPapers = async (d: PapersDeps, { caller: { staff_id }, lang }: Reader, papers: readonly Paper[]) => {
  const [members, claims] = await Promise.all([
    findMembersByIds(d.db, [...new Set(papers.map(({ member_id }) => member_id))]),
    findClaims(
      d.db,
      papers.map(({ id }) => id),
    ),
  ])
  const reading = { zone: d.config.site_time_zone, tell: createReasonReader(d.translate, lang) }
  const shown = { ...reading, now: d.clock.now(), members, claims, reader_id: staff_id }
  return papers.map((paper) => deskPaperView(paper, shown))
}

/** What staff look at: the queue, a paper, its pictures, all of a member's. */
export const createLookHandlers = (d: PapersDeps): Pick<Handlers<Routes>, 'list' | 'paper' | 'picture' | 'member'> => {
  const zone = d.config.site_time_zone
  return {
    list: async ({ input, caller, lang }) => {
      const { open, state, keyword } = input
      const states = state ? [state] : open === 1 ? OPEN_PAPER : undefined
      const member_id = keyword ? ((await findMemberByName(d.db, keyword))?.id ?? NOBODY) : undefined
      const filter = { states, member_id, oldest_first: open === 1 }
      const { data } = await listPage(input, {
        count: () => countPapers(d.db, filter),
        rows: (limit, offset) => findPapers(d.db, filter, limit, offset),
        view: (rows) => showPapers(d, { caller, lang }, rows),
      })
      return { data }
    },
    paper: async ({ input, caller, lang }) => {
      const found = (await findPaper(d.db, input.id)) ?? refuse('papers.not_found')
      const member = (await findMember(d.db, found.member_id)) ?? refuse('papers.not_found')
      const [papers, { min_age }, last] = await Promise.all([
        findPapersOf(d.db, found.member_id),
        readProfile(d.db),
        findScreening(d.db, found.member_id),
      ])
      const screening = last ? screeningView(last, zone) : null
      const [paper = refuse('papers.not_found')] = await showPapers(d, { caller, lang }, [found])
      const birth_on = papers.find((one) => one.birth_on !== null)?.birth_on ?? null
      const registered_at = formatWireTime(member.registered_at, zone)
      return { data: { paper, phone: member.phone, registered_at, min_age, birth_on, screening } }
    },
    picture: async (call) => {
      const { id, picture_id } = call.input
      const found = (await findPaperPicture(d.db, id, picture_id)) ?? refuse('papers.picture_unknown')
      const read = {
        ...describeStaffAct(readStaffAct(call)),
        action: 'papers.picture_read' as const,
        after: { paper: id },
      }
      await recordOnce(d.db, read, [`member:${found.member_id}`], 'entry')
      return { data: { image: showPicture(d, found) } }
    },
    member: async ({ input: { member_id }, caller, lang }) => {
      await requireMember(d, member_id)
      const [papers, asks] = await Promise.all([findPapersOf(d.db, member_id), findOpenAsks(d.db, member_id)])
      const shown = await showPapers(d, { caller, lang }, papers)
      return { data: { papers: shown, asks: asks.map((ask) => askView(ask, zone)) } }
    },
  }
}

/** Refuses papers.member_unknown. */
export const requireMember = async (d: PapersDeps, member_id: number): Promise<void> => {
  if (!(await findMember(d.db, member_id))) refuse('papers.member_unknown')
}
