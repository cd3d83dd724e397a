import { z } from 'zod'
import type { Screened, ScreeningPort } from '../../modules/papers/screening.port.ts'

/** What a list answers, as it comes over the line: nothing of it is believed before it is read. `age` where it knows one that is too low. */
const list = z.string().min(1).max(40)
const answer = z.union([
  z.object({ found: z.literal(true), list, name: z.string().min(1).max(80) }),
  z.object({ found: z.literal(false), underage: z.object({ list, age: z.number().int().min(0) }).optional() }),
])

const toJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads an answer; one of another form is none. */
export const readAnswer = (text: string): Screened => {
  const { data } = answer.safeParse(toJson(text))
  if (!data) return { outcome: 'unknown', error: 'the list of sanctions answered something else' }
  if (data.found) return { outcome: 'hit', entry: `${data.list}: ${data.name}` }
  const { underage } = data
  return underage ? { outcome: 'underage', entry: `${underage.list}: ${underage.age}` } : { outcome: 'clear' }
}

/** Whom the list of a demo holds, and the names at which it fails; everybody else is clear. */
const LISTED = ['张三丰', 'Ivan Sanctioned']
/** Whose age it knows. */
const AGES: Readonly<Record<string, number>> = { 林小小: 16, 'Young Person': 20 }
const FAILING: Readonly<Record<string, string>> = { 'Something Else': '{"found":"maybe"}', 'No Json': '<html>' }
const SILENT = 'Nobody Answers'

/** A list of sanctions for demos and tests, which answers by name alone: the same each time. */
export const createSandboxScreening = (): ScreeningPort => ({
  screen: ({ realname, min_age }) => {
    if (realname === SILENT)
      return Promise.resolve({ outcome: 'unknown', error: 'the list of sanctions does not answer' })
    const found = LISTED.includes(realname)
    const age = AGES[realname] ?? min_age
    const underage = age < min_age ? { list: 'SANDBOX', age } : undefined
    const said = found ? { found, list: 'SANDBOX', name: realname } : { found, underage }
    return Promise.resolve(readAnswer(FAILING[realname] ?? JSON.stringify(said)))
  },
})
