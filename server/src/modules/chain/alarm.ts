import type { UsdtType } from '@moongate/contract/chain.states'
import type { ChainDeps } from './deps.ts'
import { computeSpace } from './alarm.rules.ts'

type AlarmName = 'rate_jumped' | 'chain_rewritten' | 'usdt_transfer_failed'
/** What is wrong, and where; `transfer_id` where it is one of several. */
type Fault = { alarm: AlarmName; network: UsdtType; transfer_id?: string }
type Lasting = { fault: Fault; since: Date; raised_at: Date; times: number }

/** The alarms of faults that last: each look meets them again, every two seconds. */
export type Alarms = {
  /** Tells of a fault: at once when it is met first, then at growing spaces. */
  raise: (fault: Fault, details: object, sentence: string) => void
  /** Says of those that were told and are met no more that they are over; `still` are the transfers that are met yet. */
  end: (about: Pick<Fault, 'alarm' | 'network'>, still?: readonly string[]) => void
}

/** Remembers nothing beyond the process: after a start a fault that lasts is told anew. */
export const createAlarms = ({ clock, log }: Pick<ChainDeps, 'clock' | 'log'>): Alarms => {
  const lasting = new Map<string, Lasting>()
  const nameFault = ({ alarm, network, transfer_id = '' }: Fault) => `${alarm} ${network} ${transfer_id}`
  return {
    raise: (fault, details, sentence) => {
      const name = nameFault(fault)
      const now = clock.now()
      const { since, raised_at, times } = lasting.get(name) ?? { since: now, raised_at: now, times: 0 }
      if (times > 0 && now.getTime() - raised_at.getTime() < computeSpace(times)) return
      lasting.set(name, { fault, since, raised_at: now, times: times + 1 })
      log.error({ ...fault, since, ...details }, sentence)
    },
    end: ({ alarm, network }, still = []) => {
      for (const [name, { fault, since, times }] of lasting) {
        if (fault.alarm !== alarm || fault.network !== network || still.includes(fault.transfer_id ?? '')) continue
        lasting.delete(name)
        const { transfer_id } = fault
        log.warn({ alarm_over: alarm, network, transfer_id, since, times }, 'what an alarm was raised for is over')
      }
    },
  }
}
