import type { Figures } from '../kernel/figures.ts'
import { type AllFigures, type FromChild, toChild } from './talk.ts'

const LIFE_MS = 1_000

const tell = (word: FromChild): void => void process.send?.(word)

/** The figures of all processes of the product, by way of the parent; none where it does not answer in time. */
export const askParent = (wait_ms = 2_000): Promise<AllFigures> =>
  new Promise((done) => {
    const end = (answer: AllFigures): void => {
      clearTimeout(timer)
      process.off('message', hear)
      done(answer)
    }
    const hear = (message: unknown): void => {
      const { data } = toChild.safeParse(message)
      if (typeof data === 'object') end(data)
    }
    const timer = setTimeout(() => end({ all: [], you: '' }), wait_ms)
    process.on('message', hear)
    tell({ ask: 'all' })
  })

/**
 * The life of a process that a parent started: its parent hears every second that it lives, so that one that hangs is replaced, and it
 * leaves when the parent says so or is gone; asked for its figures it tells them. Ctrl-C reaches it too, but the parent decides.
 */
export const followParent = (close: () => Promise<void>, readFigures: () => Promise<Figures['metrics']>): void => {
  let leaving = false
  const leave = async (): Promise<void> => {
    if (leaving) return
    leaving = true
    await close()
    process.exit(0)
  }
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  process.on('message', (message) => {
    const { data } = toChild.safeParse(message)
    if (data === 'stop') void leave()
    if (data === 'figures') void readFigures().then((figures) => tell({ figures }))
  })
  process.on('disconnect', () => void leave())
  process.on('error', () => undefined) // of telling a parent that is gone
  tell('alive')
  setInterval(() => tell('alive'), LIFE_MS)
}
