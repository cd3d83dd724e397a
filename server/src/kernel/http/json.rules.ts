/** A string, or a number as JSON spells it. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/** Text without any of this has no number but plain short integers, as nearly all that is sent. */
const MAY_BE_INEXACT = /(?:^|[:,[\s])-?\d*(?:[.eE]|-0)|\d{16}/

/**
 * JSON in which every number that a program would read as another text (`1e2`, `1.500`, 17 digits) stands as the string it was
 * written as. So a field of money meets what was sent, and refuses it, instead of what a float made of it. Takes JSON that was
 * parsed before; other text may come out as JSON.
 */
export const quoteInexactNumbers = (json: string): string =>
  !MAY_BE_INEXACT.test(json)
    ? json
    : json.replaceAll(TOKEN, (token) =>
        token.startsWith('"') || String(Number(token)) === token ? token : `"${token}"`,
      )
