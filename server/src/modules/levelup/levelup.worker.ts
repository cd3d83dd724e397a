import { listen, type Listener } from '../../kernel/outbox.ts'
import { formatDay } from '../../kernel/time.ts'
import { corrected, settled } from '../betting/index.ts'
import { loggedIn } from '../sessions/index.ts'
import { giveQuietly } from './award.ts'
import { countTowardsLevels } from './count.ts'
import type { LevelupDeps } from './deps.ts'

export const createLevelupListeners = (d: LevelupDeps): Listener[] => [
  listen(settled, 'levelup', ({ bets }) => countTowardsLevels(d, bets)),
  listen(corrected, 'levelup', ({ bets }) => countTowardsLevels(d, bets)),
  listen(loggedIn, 'levelup', ({ member_id, at }) =>
    giveQuietly(d, member_id, { on_day: formatDay(at, d.config.site_time_zone), is_login: true }),
  ),
]
