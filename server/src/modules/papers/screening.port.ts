/** Whom the lists of sanctions are asked about; a day as `YYYY-MM-DD`, where a paper said it. */
export type Sought = { realname: string; birth_on: string | null }
/** What they answered: nobody, somebody of that name in which list, or no answer. It does not throw. */
export type Screened = { outcome: 'clear' } | { outcome: 'hit'; entry: string } | { outcome: 'unknown'; error: string }
/** Asks the lists of sanctions. */
export type ScreeningPort = { screen(sought: Sought): Promise<Screened> }
