import { createId } from '@moongate/game-client'
import type { Refused, Shot, ShotsTold } from '@moongate/game-contract/fishing'
import { askShots } from '../api/calls.ts'
import { cutBatch } from './hall.rules.ts'

type Heard = { onTold: (told: ShotsTold) => void; onRefused: (refused: Refused) => void; onLost: () => void }

/** Shots that wait, and their way to the supplier: one batch at a time, and nothing paid for before it is sent. */
export const createSender = (session: string, { onTold, onRefused, onLost }: Heard) => {
  let [queue, sending]: [Shot[], boolean] = [[], false]
  const ask = async (sea: string, batch: Shot[]): Promise<void> => {
    const told = await askShots({ session, sea, batch_id: createId(), shots: batch }).catch(() => undefined)
    // More may have landed meanwhile: they wait for the next batch, whatever became of this one.
    queue = queue.slice(batch.length)
    if (!told) onLost()
    else if ('error' in told) onRefused(told)
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
