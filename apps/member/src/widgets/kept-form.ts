import { type Kept, parseKept } from './kept-form.rules.ts'

const FORMS = ['deposit', 'withdraw'] as const
type Form = (typeof FORMS)[number]
const MARK = 'moongate_form_'

/** What a member has typed into a form and not sent yet, in this browser (decisions/0105). */
export const readKeptForm = (form: Form, who: string): Kept['values'] =>
  parseKept(localStorage.getItem(MARK + form), who, Date.now())

/** Keeps what is typed, so that a reload and a tab that was given up find it. Passwords are never handed in. */
export const keepForm = (form: Form, who: string, values: Kept['values']): void => {
  const kept: Kept = { who, kept_at: Date.now(), values }
  localStorage.setItem(MARK + form, JSON.stringify(kept))
}

/** It was sent, or the member left. */
export const forgetForm = (...forms: Form[]): void => {
  for (const form of forms.length > 0 ? forms : FORMS) localStorage.removeItem(MARK + form)
}
