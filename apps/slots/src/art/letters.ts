/** The ranks of cards by the symbols that bear them; they are called the same in every language. */
export const LETTERS: Readonly<Record<string, string>> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: '10' }
