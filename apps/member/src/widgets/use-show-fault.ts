import { type RefObject, useEffect, useRef, useState } from 'react'

/** Brings the first field at fault into sight, with the focus, after each try of a form; 0 stands for none yet. */
export const useShowFault = (form: RefObject<HTMLElement | null>, tries: number): void => {
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, tries])
}

/** The same for a form that counts its tries here. */
export const useTries = () => {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useShowFault(form, tries)
  return { form, tries, touch: () => setTries((before) => before + 1) }
}
