import { createHash } from 'node:crypto'

export type Migration = { name: string; text: string; checksum: string }
export type Applied = { name: string; checksum: string }

/** One line for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Of the text with plain line ends, so that a checkout on another system is the same file. */
export const computeChecksum = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** The files still to run, in order. Throws MigrationError when the files and what ran already do not belong together. */
export const listPending = (files: readonly Migration[], applied: readonly Applied[]): Migration[] => {
  checkNames(files)
  const known = new Map(files.map((file) => [file.name, file]))
  for (const { name, checksum: sum } of applied) {
    const file = known.get(name)
    if (!file)
      throw new MigrationError(
        `the database has migration ${name}, which this version does not know: start the newer version again`,
      )
    if (file.checksum !== sum)
      throw new MigrationError(
        `migration ${name} was changed after it ran: restore the file and put the change into a new one`,
      )
  }
  const done = new Set(applied.map(({ name }) => name))
  return files.filter(({ name }) => !done.has(name))
}

const checkNames = (files: readonly Migration[]): void => {
  const numbers = new Map<string, string>()
  for (const { name } of files) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (number === undefined) throw new MigrationError(`migration ${name} is not named NNNN_module_what.sql`)
    const other = numbers.get(number)
    if (other !== undefined) throw new MigrationError(`migrations ${other} and ${name} have the same number`)
    numbers.set(number, name)
  }
}
