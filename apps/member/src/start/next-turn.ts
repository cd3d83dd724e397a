/**
 * The browser's next turn. The start of the site waits for one between its pieces, so that none of them is long and what a hand
 * does meanwhile is heard.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
