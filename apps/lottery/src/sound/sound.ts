import { useSyncExternalStore } from 'react'
import { createSounds, type Note, type Sound } from './notes.ts'

const NAME = 'moongate_lottery_sound'
const BALLS = 5
const heard = new Set<() => void>()
const held: { on: boolean; context?: AudioContext; last?: OscillatorNode | undefined } = {
  on: localStorage.getItem(NAME) !== 'off',
}

/** Turns the sound on or off, and remembers it in this browser. */
export const toggleSound = (): void => {
  held.on = !held.on
  localStorage.setItem(NAME, held.on ? 'on' : 'off')
  for (const tell of heard) tell()
}

/** Whether sound is on, for components. */
export const useSoundSwitch = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      heard.add(tell)
      return () => heard.delete(tell)
    },
    () => held.on,
  )

const RISE_S = 0.008
const SILENCE = 0.0001

/** Rings notes made by oscillators, and answers the one that ends last. */
export const ringNotes = (context: BaseAudioContext, notes: readonly Note[]): OscillatorNode | undefined => {
  const ringing = notes.map(({ at_ms, for_ms, hz, peak }) => {
    const start = context.currentTime + at_ms / 1000
    const end = start + for_ms / 1000
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hz })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(SILENCE, start)
    volume.gain.exponentialRampToValueAtTime(peak, start + RISE_S)
    volume.gain.exponentialRampToValueAtTime(SILENCE, end)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(end)
    return { tone, end }
  })
  return ringing.toSorted((a, b) => b.end - a.end)[0]?.tone
}

/**
 * Plays a sound if it is switched on. A browser lets a page be heard only after its visitor has touched it; before that nothing
 * is tried. The audio rests again after the last tone, so that silence costs nothing.
 */
export const playSound = (sound: Sound): void => {
  if (!held.on || !navigator.userActivation?.hasBeenActive) return
  const context = (held.context ??= new AudioContext())
  void context.resume()
  const last = ringNotes(context, createSounds(BALLS)[sound])
  held.last = last
  last?.addEventListener('ended', () => (held.last === last ? void context.suspend() : undefined))
}
