import { type RefObject, useEffect } from 'react'

/** Brings the first field at fault into sight, with the focus, after each try of a form; 0 stands for none yet. */
export const useShowFault = (form: RefObject<HTMLElement | null>, tries: number): void => {
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, tries])
}
