import type { Ask } from './reader.ts'
import { Unavailable } from './unavailable.ts'

/** A connection that was taken out of a pool, to be given back once, with what broke it. */
export type Lent = { send: Ask; release: (broken?: Unavailable) => void }

type Company = { lent: Promise<Lent>; asked: number; open: number; broken?: Unavailable }

/**
 * Sends statements over connections that are taken out for them. `most` of them that come at once, or while all connections are taken, go
 * over one in one piece (decisions/0533), since each write to a connection costs as much as the rest of a short statement. They stay
 * apart: one that fails fails alone. More than one for short statements only: each waits for those before it.
 */
export const createAsk = (takeOut: () => Promise<Lent>, most: number): Ask => {
  let next: Company | undefined

  const gather = (): Company => {
    const company: Company = { lent: takeOut(), asked: 0, open: 0 }
    const leave = (): void => void (next === company && (next = undefined))
    company.lent.then(leave, leave)
    return company
  }

  return async (q) => {
    if (!next || next.asked >= most) next = gather()
    const company = next
    company.asked += 1
    company.open += 1
    const { send, release } = await company.lent
    try {
      return await send(q)
    } catch (error) {
      if (error instanceof Unavailable) company.broken = error
      throw error
    } finally {
      company.open -= 1
      if (company.open === 0) release(company.broken)
    }
  }
}
