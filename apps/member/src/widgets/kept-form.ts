import { FORM_MARK, type KeptForm } from './forget-form.ts'
import { type Kept, parseKept } from './kept-form.rules.ts'

/** What a member has typed into a form and not sent yet, in this browser (decisions/0105). */
export const readKeptForm = (form: KeptForm, who: string): Kept['values'] =>
  parseKept(localStorage.getItem(FORM_MARK + form), who, Date.now())

/** Keeps what is typed, so that a reload and a tab that was given up find it. Passwords are never handed in. */
export const keepForm = (form: KeptForm, who: string, values: Kept['values']): void => {
  const kept: Kept = { who, kept_at: Date.now(), values }
  localStorage.setItem(FORM_MARK + form, JSON.stringify(kept))
}
