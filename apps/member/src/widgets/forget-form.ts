const FORMS = ['deposit', 'withdraw'] as const
export type KeptForm = (typeof FORMS)[number]
/** Where a form is kept in this browser's storage. */
export const FORM_MARK = 'moongate_form_'

/** It was sent, or the member left, who takes all of them along. Apart from keeping them, which the first view does without. */
export const forgetForm = (...forms: KeptForm[]): void => {
  for (const form of forms.length > 0 ? forms : FORMS) localStorage.removeItem(FORM_MARK + form)
}
