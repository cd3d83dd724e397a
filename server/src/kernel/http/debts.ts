/** Small writes that failed and are owed: each is done again until it holds. */
export type Debts = {
  /** `pay` writes, under a name; after `patience_ms` it need not be written any more. */
  owe: (name: string, patience_ms: number, pay: () => Promise<unknown>) => void
  /** Pays what is owed under this name now. Throws what the write throws. */
  settle: (name: string) => Promise<void>
}

type Debt = { name: string; pay: () => Promise<unknown>; until_ms: number }

const PAUSE_MS = 250

/** After a failure all wait for the next try, so that a database that is away is asked once, and all goes at once when it is back. */
export const createDebts = (pause_ms = PAUSE_MS): Debts => {
  const owed = new Set<Debt>()
  let paying = false

  const pay = async (debt: Debt): Promise<void> => {
    if (performance.now() < debt.until_ms) await debt.pay()
    owed.delete(debt)
  }
  const payLater = (): void => void setTimeout(() => void payAll(), pause_ms).unref()
  const payAll = async (): Promise<void> => {
    try {
      for (const debt of owed) await pay(debt)
      paying = false
    } catch {
      payLater()
    }
  }
  return {
    owe: (name, patience_ms, pays) => {
      owed.add({ name, pay: pays, until_ms: performance.now() + patience_ms })
      if (paying) return
      paying = true
      payLater()
    },
    settle: async (name) => {
      for (const debt of [...owed].filter((one) => one.name === name)) await pay(debt)
    },
  }
}
