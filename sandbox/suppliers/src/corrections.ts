import { moveBalance } from './players.ts'
import { readBalance, type TransferRow, writeTransfer } from './transfers.ts'
import type { World } from './world.ts'

/** Puts right what was applied with another amount, as a supplier's people do when they are told. Answers how many; what the balance does not give stays. */
export const correctTransfers = (w: World, brand: string): number =>
  w.books.transaction(() => {
    const wrong = w.books
      .prepare("select * from transfers where brand = ? and state = 'applied' and applied <> amount")
      .all(brand) as TransferRow[]
    const right = wrong.filter((t) => {
      const change = (t.amount - t.applied) * (t.direction === 'in' ? 1 : -1)
      if (readBalance(w, t) + change < 0) return false
      moveBalance(w, brand, t.player, change)
      writeTransfer(w, t, { applied: t.amount, state: 'applied' })
      return true
    })
    return right.length
  })()
