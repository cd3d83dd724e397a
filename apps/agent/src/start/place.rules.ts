export const SCREENS = ['overview', 'team', 'child', 'invites', 'records', 'report', 'statements'] as const
export type Screen = (typeof SCREENS)[number]
/** A screen with what it is about, e.g. `#/child/12`. */
export type Place = { screen: Screen; id: string }

const isScreen = (name: string): name is Screen => SCREENS.some((screen) => screen === name)

/** The place that an address names; the overview where it names none. */
export const parsePlace = (hash: string): Place => {
  const [screen = '', id = ''] = hash.replace(/^#\/?/, '').split('?')[0]?.split('/') ?? []
  return isScreen(screen) ? { screen, id } : { screen: 'overview', id: '' }
}

/** The address of a screen. */
export const buildHref = (screen: Screen, id?: string | number): string =>
  id === undefined || id === '' ? `#/${screen}` : `#/${screen}/${id}`

/** A member named by an address; nothing where it names none. */
export const readMemberId = (id: string): number | undefined => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined)

/** The step that the browser's history says of an address; nothing where it is a new one. */
export const readStep = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number'
    ? state.step
    : undefined
