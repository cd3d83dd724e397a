const isPassword = (name: string): boolean => /password|pwd/.test(name)

/** A field of a form as text, a password as typed and the others trimmed; empty where it is missing or a file. */
export const readText = (form: FormData, name: string): string => {
  const value = form.get(name)
  if (typeof value !== 'string') return ''
  return isPassword(name) ? value : value.trim()
}
