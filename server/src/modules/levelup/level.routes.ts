import type { levelupRoutes } from '@moongate/contract/levelup'
import type { Ladder } from '@moongate/contract/levelup.states'
import type { Lang } from '@moongate/contract'
import type { Handlers } from '../../kernel/http/call.ts'
import { refuse } from '../../kernel/refusal.ts'
import { nameAccount } from '../members/index.ts'
import { pickText, readSetting } from '../site/index.ts'
import type { LevelupDeps } from './deps.ts'
import { readLevels } from './level-table.ts'
import { buildLevelViews } from './level.view.ts'
import { levelTextSetting } from './levelup.settings.ts'
import { showStanding } from './standing.ts'

type Asked = { caller: { member_id: number; name: string }; input: { name: string } }

/** The ladders as everybody sees them, and a member's own place on them: nobody asks about somebody else (R7.6). */
export const createLevelupHandlers = (d: LevelupDeps): Handlers<typeof levelupRoutes> => {
  const show = async (ladder: Ladder, lang: Lang) => {
    const [levels, texts] = await Promise.all([readLevels(d.db, ladder), readSetting(d.db, levelTextSetting)])
    const { rules, salary } = texts[ladder]
    return {
      data: {
        levels: buildLevelViews(levels),
        text: { rules: pickText(rules, lang), salary: pickText(salary, lang) },
      },
    }
  }
  const search = async (ladder: Ladder, { caller, input }: Asked) => {
    if (nameAccount(input.name) !== nameAccount(caller.name)) refuse('levelup.not_your_account')
    return { data: await showStanding(d, ladder, { id: caller.member_id, name: caller.name }) }
  }
  return {
    liveSetting: ({ lang }) => show('live', lang),
    slotSetting: ({ lang }) => show('slot', lang),
    liveSearch: (call) => search('live', call),
    slotSearch: (call) => search('slot', call),
  }
}
