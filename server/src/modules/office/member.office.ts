import type { officeRoutes } from '@moongate/contract/office'
import type { Handlers } from '../../kernel/http/call.ts'
import type { FileDeps } from './deps.ts'
import { loadMemberFile } from './member.ts'
import { memberFileView } from './member.view.ts'

/** One member's file, which puts together what several modules know. */
export const createMemberFileHandlers = (d: FileDeps): Pick<Handlers<typeof officeRoutes>, 'member'> => ({
  member: async ({ input, lang }) => ({
    data: memberFileView(
      await loadMemberFile(d, input.id),
      d.config.site_time_zone,
      d.translate(lang),
      d.posting_texts,
    ),
  }),
})
