import type { Pool } from './kernel/db.ts'
import { watchContent } from './kernel/http/content.ts'
import { createLimiter } from './kernel/http/limiter.ts'
import type { HttpPorts } from './kernel/http/ports.ts'
import type { Kernel } from './kernel/index.ts'
import { createPushHub } from './kernel/push-hub.ts'
import { authenticatePlayer } from './modules/lottery/index.ts'
import { createAuthorize, createMaintenance } from './modules/policy/index.ts'
import { authenticate, findCountry, watchSessions } from './modules/sessions/index.ts'
import { findLines } from './modules/site/index.ts'
import { authenticateStaff } from './modules/staff/index.ts'

export type OpenPorts = { ports: HttpPorts; close(): Promise<void> }

/** What the modules do for the HTTP layer: who a token belongs to, how often one may call, what is pushed. `close` before the kernel's database. */
export const openPorts = async (k: Kernel & { db: Pool }, database_url: string): Promise<OpenPorts> => {
  const sessions = await watchSessions(k, database_url)
  const content = await watchContent(k, database_url)
  const hub = await createPushHub({ url: database_url, db: k.db, log: k.log })
  return {
    ports: {
      member: (token, from) => authenticate(k, token, from),
      staff: (token, from) => authenticateStaff(k, token, from),
      authorize: createAuthorize({ ...k, find_country: (who) => findCountry(k, who) }),
      maintenance: createMaintenance(k),
      player: (token) => authenticatePlayer(k, token),
      limiter: createLimiter(undefined, k.db.pool),
      listen: hub.listen,
      content: content.content,
      lines: () => findLines(k.db),
    },
    close: async () => {
      await Promise.all([hub.close(), content.close(), sessions.close()])
    },
  }
}
