import type { Kernel } from '../../kernel/index.ts'
import { listenTo, type Listener } from '../../kernel/listener.ts'
import { forgetMember, setHeard, setListening } from './session-cache.ts'
import { SESSION_CHANNEL } from './session.sql.ts'

/** Several proofs for each time that one is believed, so that one that is late changes nothing. */
const PROOF_MS = 300

/** Lets this process keep sessions in memory, forgetting them as it hears of their ends; the composition root starts and closes it. */
export const watchSessions = async (d: Pick<Kernel, 'db' | 'log' | 'clock'>, url: string): Promise<Listener> => {
  const listener = await listenTo({
    url,
    channel: SESSION_CHANNEL,
    log: d.log,
    on_notice: (payload) => (payload === undefined ? setListening(d.db, true) : forgetMember(d.db, Number(payload))),
    prove: { every_ms: PROOF_MS, now: () => d.clock.now().getTime(), on_proof: (at_ms) => setHeard(d.db, at_ms) },
  })
  return {
    close: async () => {
      setListening(d.db, false)
      await listener.close()
    },
  }
}
