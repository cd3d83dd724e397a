/** A browser as the server tells it. */
export type Where = { browser: string; system: string; address: string; place: string }

/** Browser and system in a line; nothing known is said in words. */
export const describeBrowser = ({ browser, system }: Where, unknown: string): string =>
  [browser, system].filter(Boolean).join(' · ') || unknown

/** The place where it is known, with the masked address. */
export const describePlace = ({ place, address }: Where): string => [place, address].filter(Boolean).join(' · ')
