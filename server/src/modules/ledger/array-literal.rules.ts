/** A text as an element of a PostgreSQL array literal `{…}`: cheaper by far than a JS array as a parameter. */
export const quoteElement = (text: string): string => {
  if (!/["\\]/.test(text)) return `"${text}"`
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
