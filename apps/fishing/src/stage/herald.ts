import type { Hall } from '../play/hall.ts'
import type { Sound } from '../play/sound.ts'
import type { Swimmer } from './swim.ts'

/** Tells of a boss once, when it comes into the sea. */
export const createHerald = (hall: Hall, play: (sound: Sound) => void) => {
  const told = new Set<number>()
  return (swimmers: readonly Swimmer[]): void => {
    const boss = swimmers.find(({ fish }) => fish.kind.boss && !told.has(fish.number))
    if (!boss) return
    told.add(boss.fish.number)
    play('boss')
    hall.set({ said: { about: 'boss' } })
  }
}
