import { AsyncLocalStorage } from 'node:async_hooks'

/** `list` shows them one a line, numbered in the order in which they were sent, for the message of a failing test. */
export type Statements<T> = { result: T; count: number; list: string }

const counting = new AsyncLocalStorage<string[]>()

/** What a test's database is told of every statement: it goes to the count it belongs to, if there is one. */
export const hearStatement = (text: string): void => {
  counting.getStore()?.push(text.replaceAll(/\s+/g, ' ').trim())
}

/**
 * Runs `fn` and counts the statements that it brings about in the pools of test databases, begin and commit too, whatever
 * runs beside it: a statement belongs to the work that asked for it. What is read because of a notification (pushes on their
 * way to a browser) was asked for by nobody, so it is not counted.
 */
export const countStatements = async <T>(fn: () => Promise<T>): Promise<Statements<T>> => {
  const sent: string[] = []
  const result = await counting.run(sent, fn)
  return { result, count: sent.length, list: sent.map((text, i) => `${i + 1}. ${text.slice(0, 160)}`).join('\n') }
}
