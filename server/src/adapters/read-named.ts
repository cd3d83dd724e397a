import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { ConfigError } from '../kernel/config.ts'

const readJson = (variable: string, file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`cannot read ${variable} ${file} (${(error as Error).name}); it is a list in JSON`)
  }
}

/** Whom the operator has named in a file, by its variable; nobody without one. Throws a ConfigError, which tells no secret, for a file that is wrong. */
export const readNamed = <S extends z.ZodType<readonly unknown[]>>(
  variable: string,
  file: string | undefined,
  schema: S,
): z.output<S> | readonly [] => {
  if (file === undefined) return []
  const { data, error } = schema.safeParse(readJson(variable, file))
  if (data) return data
  const [issue] = error?.issues ?? []
  throw new ConfigError(`${variable} ${file} is wrong at ${issue?.path.join('.') || 'its top'}: ${issue?.message}`)
}
