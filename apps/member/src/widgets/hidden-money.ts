import { create } from 'zustand'

const KEY = 'moongate_hide_money'
const useHidden = create<{ hidden: boolean }>()(() => ({ hidden: localStorage.getItem(KEY) === '1' }))

/** Whether figures of own money are shown as stars; remembered on this device. */
export const useMoneyHidden = (): boolean => useHidden((s) => s.hidden)
/** Hides or shows balances everywhere, remembered by this browser. */
export const hideMoney = (hidden: boolean): void => {
  localStorage.setItem(KEY, hidden ? '1' : '0')
  useHidden.setState({ hidden })
}
