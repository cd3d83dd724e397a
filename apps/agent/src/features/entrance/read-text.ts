/** What was typed into a field, without spaces around it but for a password. */
export const readText = (form: FormData, name: string): string => {
  const value = form.get(name)
  if (typeof value !== 'string') return ''
  return name === 'password' ? value : value.trim()
}
