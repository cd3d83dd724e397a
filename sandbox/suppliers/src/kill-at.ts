import type { World } from './world.ts'

/**
 * Has the program die at its next write of a kind, e.g. `update on slips`: nothing that was begun with it reaches the books. The next
 * program that opens them knows nothing of it.
 */
export const killAt = ({ books }: World, write: string): void =>
  void books.exec(`create temp trigger dies before ${write} begin select raise(abort, 'the program died'); end`)
