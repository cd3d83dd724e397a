/**
 * Whom the lists of sanctions and the check of age are asked about; a day as `YYYY-MM-DD`, where a paper or the member said it, and from which age
 * somebody may play.
 */
export type Sought = { realname: string; birth_on: string | null; min_age: number }
/** What they answered: nothing against them, somebody of that name in which list, somebody too young by which source, or no answer. It does not throw. */
export type Screened =
  | { outcome: 'clear' }
  | { outcome: 'hit' | 'underage'; entry: string }
  | { outcome: 'unknown'; error: string }
/** Asks the lists of sanctions and checks the age. */
export type ScreeningPort = { screen(sought: Sought): Promise<Screened> }
