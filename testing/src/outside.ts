import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Requests that leave the process, by `fetch` and by node:http. */
const CHANNELS = ['undici:request:create', 'http.client.request.start']

/** Keeps calls to the outside out of transactions: whoever waits for somebody else's answer may hold no lock. */
export type OutsideWatch = {
  /** For DbOptions.around_tx. */
  aroundTx: <T>(run: () => Promise<T>) => Promise<T>
  /** The same port, whose methods throw when they are called within a transaction. */
  guardPort: <P extends object>(port: P) => P
  /** Ends the watch; throws when something called the outside within a transaction, even if its error was caught. */
  stop: () => void
}

const isMethod = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function'

/** Watches what the transactions of one database call, in the call itself and in all that it awaits. */
export const watchOutside = (): OutsideWatch => {
  const open = new AsyncLocalStorage<{ ended: boolean }>()
  const faults: string[] = []
  const isWithin = (): boolean => open.getStore()?.ended === false
  const note = (what: string): void => {
    if (isWithin()) faults.push(`${what} was called within a transaction`)
  }
  const listener = (_: unknown, channel: string | symbol): void => note(`the network (${String(channel)})`)
  for (const channel of CHANNELS) subscribe(channel, listener)

  const guardMethod =
    (port: object, name: string, method: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      note(`${name} of a port`)
      if (isWithin()) throw new Error(`${name} of a port was called within a transaction`)
      return method.apply(port, args)
    }
  return {
    aroundTx: async (run) => {
      const transaction = { ended: false } // what it started may live longer than it did
      try {
        return await open.run(transaction, run)
      } finally {
        transaction.ended = true
      }
    },
    guardPort: (port) =>
      Object.fromEntries(
        Object.entries(port).map(([name, value]) => [name, isMethod(value) ? guardMethod(port, name, value) : value]),
      ) as typeof port,
    stop: () => {
      for (const channel of CHANNELS) unsubscribe(channel, listener)
      if (faults.length > 0) throw new Error([...new Set(faults)].join('; '))
    },
  }
}
