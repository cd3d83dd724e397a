import { z } from 'zod'
import type { Screened, ScreeningPort } from '../../modules/papers/screening.port.ts'

/** What a list answers, as it comes over the line: nothing of it is believed before it is read. */
const answer = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false) }),
  z.object({ found: z.literal(true), list: z.string().min(1).max(40), name: z.string().min(1).max(80) }),
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
  return data.found ? { outcome: 'hit', entry: `${data.list}: ${data.name}` } : { outcome: 'clear' }
}

/** Whom the list of a demo holds, and the names at which it fails; everybody else is clear. */
const LISTED = ['张三丰', 'Ivan Sanctioned']
const FAILING: Readonly<Record<string, string>> = { 'Something Else': '{"found":"maybe"}', 'No Json': '<html>' }
const SILENT = 'Nobody Answers'

/** A list of sanctions for demos and tests, which answers by name alone: the same each time. */
export const createSandboxScreening = (): ScreeningPort => ({
  screen: ({ realname }) => {
    if (realname === SILENT)
      return Promise.resolve({ outcome: 'unknown', error: 'the list of sanctions does not answer' })
    const found = LISTED.includes(realname)
    const said = found ? { found, list: 'SANDBOX', name: realname } : { found }
    return Promise.resolve(readAnswer(FAILING[realname] ?? JSON.stringify(said)))
  },
})
