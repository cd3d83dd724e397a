/** Screens of the operator's own words → `type` of the call. */
export const aboutTypes = {
  '/AboutUs': 1,
  '/DepositHelp': 2,
  '/DrawHelp': 3,
  '/Guide': 4,
  '/Partner': 5,
  '/ContactUs': 7,
} as const
export type AboutPath = keyof typeof aboutTypes
export const isAboutPath = (path: string): path is AboutPath => Object.hasOwn(aboutTypes, path)
