import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer, Asked, CallName, GameKind, Line, Streamed, Watched } from '@moongate/game-contract'
import type { Kind, Trial } from './live-suppliers.ts'

/** Sends a call and reads its answer line by line; resolves when the answer ends, fails where it breaks off. */
export const readLines = (port: number, path: string, body: unknown, hear: (line: string) => void): Promise<void> =>
  new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST' }, (answer) => {
      const lines = createInterface({ input: answer })
      answer.on('error', fail)
      lines.on('error', fail)
      lines.on('line', hear)
      lines.on('close', () => (answer.complete ? done() : fail(new Error('broken off'))))
    })
    asked.on('error', fail)
    asked.end(JSON.stringify(body))
  })

const AGAIN_MS = 100

/** Asks under the same ids until there is an answer; how long it took counts where the first one came. */
export const ask = async <K extends GameKind, N extends CallName<K>>(
  t: Trial,
  [kind, name]: readonly [K, N],
  body: Asked<K, N>,
  bet?: Kind,
): Promise<Answer<K, N>> => {
  for (let tries = 0; ; tries += 1) {
    const begun = performance.now()
    const heard: Answer<K, N>[] = []
    const hear = (line: string) => heard.push(JSON.parse(line) as Answer<K, N>)
    await readLines(t.port, `/sandbox/${kind}/${name}`, body, hear).catch(() => undefined)
    const ms = performance.now() - begun
    if (bet && tries === 0 && heard[0]) t.seen.bet_ms[bet].push(ms)
    if (heard[0]) return heard[0]
    t.seen.asked_again += 1
    await wait(AGAIN_MS)
  }
}

/** Reads a stream until the trial is over; where it breaks off while nobody dies, that is noted. */
export const watch = async <K extends Streamed>(
  t: Trial,
  kind: K,
  body: Watched<K>,
  hear: (line: Line<K>) => void,
): Promise<void> => {
  while (!t.over()) {
    await readLines(t.port, `/sandbox/${kind}/watch`, body, (line) => hear(JSON.parse(line) as Line<K>)).catch(
      () => undefined,
    )
    if (t.over()) return
    if (!t.dies) t.seen.broken += 1
    await wait(AGAIN_MS)
  }
}
