/** Joins class names, leaving out what is not set. */
export const cx = (...names: (string | false | undefined | null)[]): string => {
  return names.filter(Boolean).join(' ')
}
