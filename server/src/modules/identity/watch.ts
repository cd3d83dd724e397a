import type { Kernel } from '../../kernel/index.ts'
import { listenTo, type Listener } from '../../kernel/listener.ts'
import { forgetMember, hearing } from './session-cache.ts'
import { SESSION_CHANNEL } from './session.sql.ts'

/** Lets this process keep sessions in memory, forgetting them as it hears of their ends; the composition root starts and closes it. */
export const watchSessions = async (d: Pick<Kernel, 'db' | 'log'>, url: string): Promise<Listener> => {
  const on_news = (payload: string | undefined): void => {
    if (payload === undefined) return hearing(d.db, true)
    forgetMember(d.db, Number(payload))
  }
  const listener = await listenTo({ url, channel: SESSION_CHANNEL, log: d.log, on_news })
  return {
    close: async () => {
      hearing(d.db, false)
      await listener.close()
    },
  }
}
