import { useEffect, useState } from 'react'
import { keepForm, readKeptForm } from '../../widgets/kept-form.ts'

type Typed = { amount: string; card_id: number; remark: string }

/** What is typed into the form, found again after a reload, and what was cleared is not; the password is no part of it. */
export const useTyped = (who: string, cards: readonly { id: number }[]) => {
  const [typed, setAll] = useState<Typed>(() => {
    const kept = readKeptForm('withdraw', who)
    const card = cards.find(({ id }) => String(id) === kept.card_id) ?? cards[0]
    return { amount: kept.amount ?? '', card_id: card?.id ?? 0, remark: kept.remark ?? '' }
  })
  const { amount, card_id, remark } = typed
  useEffect(() => {
    keepForm('withdraw', who, { amount, card_id: String(card_id), remark })
  }, [who, amount, card_id, remark])
  const setTyped = (change: Partial<Typed>) => setAll((now) => ({ ...now, ...change }))
  return { typed, setTyped }
}
