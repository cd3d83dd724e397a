import type { Kernel } from '../../kernel/index.ts'
import { listenTo, type Listener } from '../../kernel/listener.ts'
import { forgetMember, setListening } from './session-cache.ts'
import { SESSION_CHANNEL } from './session.sql.ts'

/** Lets this process keep sessions in memory, forgetting them as it hears of their ends; the composition root starts and closes it. */
export const watchSessions = async (d: Pick<Kernel, 'db' | 'log'>, url: string): Promise<Listener> => {
  const handleNotification = (payload: string | undefined): void => {
    if (payload === undefined) return setListening(d.db, true)
    forgetMember(d.db, Number(payload))
  }
  const listener = await listenTo({ url, channel: SESSION_CHANNEL, log: d.log, on_notice: handleNotification })
  return {
    close: async () => {
      setListening(d.db, false)
      await listener.close()
    },
  }
}
