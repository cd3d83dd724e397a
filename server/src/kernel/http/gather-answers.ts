import type { Answer } from './failure.ts'

/** Answers a question together with all others who ask the same. */
export type GatherAnswers = (key: string, ask: () => Promise<Answer>) => Promise<Answer>

const waitTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Lets those who ask the same at once have one answer, made for all of them: who comes while one is being made waits for the next. Each is
 * begun after its last caller asked, so nobody is told what was before, and a crowd costs as much as one after the other.
 */
export const createGatheredAnswers = (): GatherAnswers => {
  const under_way = new Map<string, Promise<void>>()
  const next = new Map<string, Promise<Answer>>()
  const begin = (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    next.delete(key)
    const answer = ask()
    const end = (): void => void (under_way.get(key) === ended && under_way.delete(key))
    const ended = answer.then(end, end)
    under_way.set(key, ended)
    return answer
  }
  return (key, ask) => {
    const waiting = next.get(key)
    if (waiting) return waiting
    const answer = (under_way.get(key) ?? waitTurn()).then(() => begin(key, ask))
    next.set(key, answer)
    return answer
  }
}
