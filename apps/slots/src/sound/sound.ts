import { type Note, sounds, type Sound } from './notes.ts'

export type Player = { play: (sound: Sound) => void; toggle: () => boolean }

const RISE_S = 0.006
const SILENCE = 0.0001

const createNoise = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1
  return buffer
}

const createSource = (
  context: AudioContext,
  noise: AudioBuffer,
  note: Note,
  start: number,
): [AudioScheduledSourceNode, AudioNode] => {
  const end = start + note.for_ms / 1000
  if (note.voice === 'noise') {
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: note.hz, Q: 0.8 })
    if (note.to_hz) band.frequency.linearRampToValueAtTime(note.to_hz, end)
    return [source, source.connect(band)]
  }
  const tone = new OscillatorNode(context, { type: note.voice, frequency: note.hz })
  if (note.to_hz) tone.frequency.exponentialRampToValueAtTime(note.to_hz, end)
  return [tone, tone]
}

const ringNote = (context: AudioContext, noise: AudioBuffer, note: Note): void => {
  const start = context.currentTime + note.at_ms / 1000
  const end = start + note.for_ms / 1000
  const [source, out] = createSource(context, noise, note, start)
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(SILENCE, start)
  volume.gain.exponentialRampToValueAtTime(note.peak, start + RISE_S)
  volume.gain.exponentialRampToValueAtTime(SILENCE, end)
  out.connect(volume).connect(context.destination)
  source.start(start)
  source.stop(end)
}

/** Sounds made by oscillators. A browser lets a page be heard only after its visitor has touched it; before that nothing is tried. */
export const createPlayer = (): Player => {
  const held: { on: boolean; context?: AudioContext; noise?: AudioBuffer } = { on: true }
  return {
    toggle: () => (held.on = !held.on),
    play: (sound) => {
      if (!held.on || !navigator.userActivation?.hasBeenActive) return
      const context = (held.context ??= new AudioContext())
      const noise = (held.noise ??= createNoise(context))
      void context.resume()
      for (const note of sounds[sound]) ringNote(context, noise, note)
    },
  }
}
