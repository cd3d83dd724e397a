import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A block as it was made, or that the last ones were dropped. Replayed in order they are the chain. */
const step = z.union([
  z.object({ at: z.number(), salt: z.string(), txs: z.array(z.string()) }),
  z.object({ drop: z.number() }),
])
export type Step = z.output<typeof step>
export type Journal = { read: () => Step[]; write: (step: Step) => void }

/** The chain's own record in `dir`: a line a step, none of them ever changed. */
export const openJournal = (dir: string): Journal => {
  const file = join(dir, 'chain.jsonl')
  return {
    read: () =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => step.parse(JSON.parse(line)))
        : [],
    write: (one) => appendFileSync(file, `${JSON.stringify(one)}\n`),
  }
}
