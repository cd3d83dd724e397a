import type { SupplierState } from '@moongate/contract/games.states'

/** Maintenance as it is planned; without an end until somebody ends it. */
export type Window = { from: Date; to: Date | null }
type Asked = { from: Date | null; to: Date | null }

/** The window that is asked for, from now on where no beginning is given; nothing for one that is empty or over. */
export const readWindow = ({ from, to }: Asked, now: Date): Window | undefined => {
  const begins = from ?? now
  return to !== null && (to <= begins || to <= now) ? undefined : { from: begins, to }
}

export const isInForce = (window: Window | null, now: Date): boolean =>
  window !== null && window.from <= now && (window.to === null || now < window.to)

type Stands = { enabled: boolean; maintenance: boolean; maintenance_from: Date | null }

/** How a supplier stands, in one word. */
export const chooseState = ({ enabled, maintenance, maintenance_from }: Stands): SupplierState => {
  if (!enabled) return 'off'
  if (maintenance) return 'maintenance'
  return maintenance_from === null ? 'open' : 'planned'
}

/** The codes with one of them a place further up or down; the first and the last stay where they are. */
export const moveCode = (codes: readonly string[], code: string, direction: 'up' | 'down'): string[] => {
  const at = codes.indexOf(code)
  const to = Math.min(Math.max(at + (direction === 'up' ? -1 : 1), 0), codes.length - 1)
  return at === -1 ? [...codes] : codes.toSpliced(at, 1).toSpliced(to, 0, code)
}
