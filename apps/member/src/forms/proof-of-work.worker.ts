import { findNumber, type Task } from './find-number.ts'

/** What the worker tells: how much is done, 0-1, and at the end the number, or null when there is none. */
export type Report = { share: number } | { number: number | null }

const report = (said: Report) => postMessage(said) // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker has one listener

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const search = findNumber(data)
  let step = search.next()
  for (; !step.done; step = search.next()) report({ share: step.value })
  report({ number: step.value ?? null })
})
