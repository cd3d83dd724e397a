/** Keys, and what each does; they are listed in the rules. */
export const SHORTCUTS = [
  { key: 'b', does: 'board' },
  { key: 's', does: 'slip' },
  { key: 'm', does: 'mine' },
  { key: 'v', does: 'sound' },
  { key: '?', does: 'rules' },
] as const
export type Shortcut = (typeof SHORTCUTS)[number]['does']

/** The acts by their keys. */
export const bindKeys = (acts: Readonly<Record<Shortcut, () => void>>): Readonly<Record<string, () => void>> =>
  Object.fromEntries(SHORTCUTS.map(({ key, does }) => [key, acts[does]]))
