/** The screens of the operator's own words, in the order of their links: their text, and the `type` of the call. */
export const ABOUT_PAGES = {
  '/AboutUs': { type: 1, text: 'member:footer.about' },
  '/ContactUs': { type: 7, text: 'member:footer.contact' },
  '/Partner': { type: 5, text: 'member:footer.partner' },
  '/DepositHelp': { type: 2, text: 'member:footer.deposit_help' },
  '/DrawHelp': { type: 3, text: 'member:footer.draw_help' },
  '/Guide': { type: 4, text: 'member:footer.guide' },
  '/Rules': { type: 8, text: 'member:footer.rules' },
} as const
export type AboutPath = keyof typeof ABOUT_PAGES

export const ABOUT_PATHS = Object.keys(ABOUT_PAGES) as AboutPath[]
/** Whether an address is one of them. */
export const isAboutPath = (path: string): path is AboutPath => Object.hasOwn(ABOUT_PAGES, path)
