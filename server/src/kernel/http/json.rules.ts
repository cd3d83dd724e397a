/** A string, or a number as JSON spells it. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * JSON in which every number that a program would read as another text (`1e2`, `1.500`, 17 digits) stands as the string it was
 * written as. So a field of money meets what was sent, and refuses it, instead of what a float made of it. Takes JSON that was
 * parsed before; other text may come out as JSON.
 */
export const quoteInexactNumbers = (json: string): string =>
  json.replaceAll(TOKEN, (token) => (token.startsWith('"') || String(Number(token)) === token ? token : `"${token}"`))
