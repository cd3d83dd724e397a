import { type Lang, parseLang } from './languages.ts'

/** The member site, the agents' portal and the lottery speak the language that was chosen in one of them. */
const PLACE = 'moongate_lang'

/** The language that was chosen in this browser. */
export const readChoice = (place = PLACE): Lang => parseLang(localStorage.getItem(place))
/** Keeps a choice; the page is loaded anew afterwards (R9.1). */
export const keepChoice = (chosen: Lang, place = PLACE): void => localStorage.setItem(place, chosen)
