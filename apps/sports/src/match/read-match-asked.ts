/** At which match the page opens; '' for the board. */
export const readMatchAsked = (): string => new URLSearchParams(location.search).get('match') ?? ''
