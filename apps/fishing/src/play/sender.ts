import { createId } from '@moongate/game-client'
import type { Refused, Shot, ShotsTold } from '@moongate/game-contract/fishing'
import { askShots } from '../api/calls.ts'
import { cutBatch } from './hall.rules.ts'

/** `onMiss` is told of each try that nobody answered, the last of which gives the batch up. */
type Heard = { onTold: (told: ShotsTold) => void; onRefused: (refused: Refused) => void; onMiss: () => void }

/** Shots that wait, and their way to the supplier: one batch at a time, and nothing paid for before it is sent. */
export const createSender = (session: string, { onTold, onRefused, onMiss }: Heard) => {
  let [queue, sending]: [Shot[], boolean] = [[], false]
  const ask = async (sea: string, batch: Shot[]): Promise<void> => {
    const asked = { session, sea, batch_id: createId(), shots: batch }
    const told = await askShots(asked, onMiss).catch(() => undefined)
    // More may have landed meanwhile: they wait for the next batch, whatever became of this one.
    queue = queue.slice(batch.length)
    if (!told) return
    if ('error' in told) onRefused(told)
    else onTold(told)
  }
  return {
    list: (): readonly Shot[] => queue,
    isBusy: (): boolean => sending,
    add: (shot: Shot): void => void queue.push(shot),
    send: async (sea: string): Promise<void> => {
      if (sending || queue.length === 0) return
      sending = true
      await ask(sea, cutBatch(queue)).finally(() => (sending = false))
    },
  }
}
