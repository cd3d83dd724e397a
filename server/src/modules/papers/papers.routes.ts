import type { papersRoutes } from '@moongate/contract/papers'
import { type Handlers, takeKeyWithWork } from '../../kernel/http/call.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readSetting } from '../site/index.ts'
import { findOpenAsks } from './ask.sql.ts'
import type { PapersDeps } from './deps.ts'
import { computeStanding } from './paper.rules.ts'
import { findPapersOf } from './paper.sql.ts'
import { papersSetting } from './papers.settings.ts'
import { askView, ownPaperView } from './papers.view.ts'
import { dropPicture, findOwnPicture, findWaitingPictures } from './picture.sql.ts'
import { createReasonReader } from './reason.view.ts'
import { submitPaper } from './submit.ts'
import { keepPicture, showPicture } from './vault.ts'

/** How members show who they are. */
export const createPapersHandlers = (d: PapersDeps): Handlers<typeof papersRoutes> => {
  const zone = d.config.site_time_zone
  return {
    state: async ({ caller: { member_id }, lang }) => {
      const [papers, asks, waiting, { keep_days }] = await Promise.all([
        findPapersOf(d.db, member_id),
        findOpenAsks(d.db, member_id),
        findWaitingPictures(d.db, member_id),
        readSetting(d.db, papersSetting),
      ])
      const asked = asks.map(({ kind }) => kind)
      const standing = computeStanding(papers, asked, d.clock.now())
      const reading = { zone, tell: createReasonReader(d.translate, lang) }
      const shown = papers.map((paper) => ownPaperView(paper, reading))
      return { data: { standing, papers: shown, waiting, asks: asks.map((ask) => askView(ask, zone)), keep_days } }
    },
    upload: async ({ caller, file }) => ({
      data: { id: await keepPicture(d, caller.member_id, file?.bytes ?? new Uint8Array()) },
    }),
    picture: async ({ caller, input }) => {
      const found = await findOwnPicture(d.db, caller.member_id, input.id)
      return { data: { image: showPicture(d, found ?? refuse('papers.picture_unknown')) } }
    },
    drop: async ({ caller, input }) => {
      if ((await dropPicture(d.db, caller.member_id, input.id)) === 0) refuse('papers.picture_unknown')
      return {}
    },
    submit: takeKeyWithWork(async ({ caller: { member_id }, input, idempotency_key, claim, lang }) => {
      const sent = await submitPaper(d, { ...input, member_id, request_key: idempotency_key, claim })
      return { data: ownPaperView(sent, { zone, tell: createReasonReader(d.translate, lang) }), message: 'papers:sent' }
    }),
  }
}
