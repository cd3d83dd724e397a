import { CANNONS, type Point } from '@moongate/fishing'
import type { Hall } from '../play/hall.ts'
import type { Stage } from './stage.ts'

const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }

const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, dialog, [role="dialog"], [role="alertdialog"]') !== null

/** What a key does at the sea; answers whether it is one that does something. */
const press = ({ key }: KeyboardEvent, stage: Stage, hall: Hall): boolean => {
  const turn = TURNS[key]
  const level = Number(key) - 1
  if (turn !== undefined) stage.gun.turn(turn)
  else if (key === ' ') stage.gun.fire(stage.read())
  else if (CANNONS[level] !== undefined) hall.set({ cannon: level })
  else if (key === 'a' || key === 'A') hall.set({ auto: !hall.get().auto })
  else if (key === 'l' || key === 'L') hall.set({ lock: !hall.get().lock })
  else return false
  return true
}

/** Lets a stage be aimed and fired by pointer and keys. Answers how that ends. */
export const listenTo = (canvas: HTMLCanvasElement, stage: Stage, hall: Hall): (() => void) => {
  const end = new AbortController()
  const { signal } = end
  const findPoint = (event: PointerEvent): Point => {
    const { left, top } = canvas.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const aim = (event: PointerEvent): Point => {
    const point = findPoint(event)
    stage.gun.aim(stage.read().view, point)
    return point
  }
  const begin = (event: PointerEvent): void => {
    const point = aim(event)
    if (hall.get().lock) stage.gun.lockOn(point, stage.read())
    stage.gun.fire(stage.read())
    stage.gun.press(true)
  }
  const rest = (): void => stage.gun.press(false)
  canvas.addEventListener('pointermove', aim, { signal })
  canvas.addEventListener('pointerdown', begin, { signal })
  for (const name of ['pointerup', 'pointercancel', 'blur'] as const) window.addEventListener(name, rest, { signal })
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return
    if (press(event, stage, hall)) event.preventDefault()
  }
  window.addEventListener('keydown', onKey, { signal })
  return () => end.abort()
}
