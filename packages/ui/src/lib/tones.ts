const STEP_S = 0.09
const FOR_S = 0.22
const PEAK = 0.14
const SILENCE = 0.0001

const ring = (context: AudioContext, hz: number, start: number): void => {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: hz })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(PEAK, start)
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + FOR_S)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + FOR_S)
}

export type Player<S extends string> = { play: (sound: S) => void; toggle: () => boolean }

/** Sounds made by oscillators, each some tones in Hz one after the other; silent until they are turned on. */
export const createPlayer = <S extends string>(tones: Readonly<Record<S, readonly number[]>>): Player<S> => {
  const held: { on: boolean; context?: AudioContext } = { on: false }
  return {
    toggle: () => (held.on = !held.on),
    play: (sound) => {
      if (!held.on) return
      const context = (held.context ??= new AudioContext())
      void context.resume()
      for (const [at, hz] of tones[sound].entries()) ring(context, hz, context.currentTime + at * STEP_S)
    },
  }
}
