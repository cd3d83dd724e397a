import type { ChildProcess } from 'node:child_process'
import type { Figures } from '../kernel/figures.ts'
import { fromChild, type ToChild } from './talk.ts'

const WAIT_MS = 1_000

const send = (child: ChildProcess, word: ToChild): void => {
  if (child.connected) child.send(word, () => undefined) // one that leaves need not hear it
}

/** What a process tells of itself; nothing of one that is too busy to answer, or gone. */
export const askFigures = (child: ChildProcess, process: string): Promise<Figures[]> =>
  new Promise((done) => {
    const end = (figures: Figures[]): void => {
      clearTimeout(timer)
      child.off('message', hear)
      done(figures)
    }
    const hear = (message: unknown): void => {
      const { data } = fromChild.safeParse(message)
      if (typeof data === 'object' && 'figures' in data) end([{ process, metrics: data.figures }])
    }
    const timer = setTimeout(() => end([]), WAIT_MS)
    child.on('message', hear)
    send(child, 'figures')
  })

/** Answers a process that wants the figures of all, since a scrape meets one of several. */
export const answerFigures = (child: ChildProcess, you: string, collect: () => Promise<Figures[]>): void => {
  child.on('message', (message) => {
    const { data } = fromChild.safeParse(message)
    if (typeof data === 'object' && 'ask' in data) void collect().then((all) => send(child, { all, you }))
  })
}
