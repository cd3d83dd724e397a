import type { Point } from '@moongate/fishing'
import type { Hall } from '../play/hall.ts'
import type { Sound } from '../play/sound.ts'
import { createBullets } from './bullets.ts'
import { drawAim, drawCannon, drawLock } from './cannons.ts'
import { type Effect, openNet } from './effects.ts'
import type { Swimmer } from './swim.ts'
import { computeAim, findOnWay, placeCannon, type View } from './view.rules.ts'

/** A cannon fires so often at most: below the ten shots a second that the supplier takes. */
const FIRE_MS = 170
const TURN = 0.06
const UP = -Math.PI / 2

type Means = { hall: Hall; reduced: boolean; play: (sound: Sound) => void; add: (effect: Effect) => void }
export type Scene = { view: View; swimmers: readonly Swimmer[]; now: number }

/** One's own cannon: where it aims, what it has locked, and when it fires. */
export const createGun = ({ hall, reduced, play, add }: Means) => {
  const bullets = createBullets()
  const held = { angle: UP, pressed: false, locked: undefined as number | undefined, fired_at: 0, stepped_at: 0 }
  const findLocked = (swimmers: readonly Swimmer[]): Swimmer | undefined =>
    hall.get().lock ? swimmers.find(({ fish }) => fish.number === held.locked) : undefined
  const meet = (shot: { fish: number; stake: number }, at: Point, now: number): void => {
    hall.hit(shot)
    play('hit')
    add(openNet(at, now))
  }
  const release = (from: Point, { swimmers, now }: Scene, locked: Swimmer | undefined): void => {
    const stake = hall.readStake()
    const target = locked ?? findOnWay(from, held.angle, swimmers)
    if (!reduced) bullets.fire(from, held.angle, { stake, aim: locked?.fish.number, now })
    else if (target) meet({ fish: target.fish.number, stake }, target, now)
  }
  const fire = (scene: Scene): void => {
    if (scene.now - held.fired_at < FIRE_MS || !hall.mayFire(bullets.sum())) return
    const [from, locked] = [placeCannon(scene.view), findLocked(scene.swimmers)]
    if (locked) held.angle = computeAim(from, locked)
    held.fired_at = scene.now
    play('shot')
    release(from, scene, locked)
  }
  /** With the lock on, the fish there is locked; without one there, the first on the way. */
  const lockOn = (point: Point | undefined, { view, swimmers }: Scene): void => {
    const under = point && swimmers.find(({ x, y, size }) => Math.hypot(x - point.x, y - point.y) <= size + 8)
    held.locked = (under ?? findOnWay(placeCannon(view), held.angle, swimmers) ?? swimmers[0])?.fish.number
  }
  return {
    fire,
    lockOn,
    press: (pressed: boolean): void => void (held.pressed = pressed),
    aim: (view: View, point: Point): void => void (held.angle = computeAim(placeCannon(view), point)),
    turn: (steps: number): void => void (held.angle = Math.max(-3.02, Math.min(-0.12, held.angle + steps * TURN))),
    step: (scene: Scene): void => {
      const { view, swimmers, now } = scene
      const { auto, lock } = hall.get()
      if (lock && !findLocked(swimmers)) lockOn(undefined, scene)
      if (auto || held.pressed) fire(scene)
      const ms = Math.min(50, now - held.stepped_at)
      held.stepped_at = now
      for (const { x, y, fish, stake } of bullets.step(view, swimmers, { now, ms }))
        meet({ fish, stake }, { x, y }, now)
    },
    draw: (ctx: CanvasRenderingContext2D, { view, swimmers, now }: Scene): void => {
      const [from, locked] = [placeCannon(view), findLocked(swimmers)]
      if (locked) drawLock(ctx, locked)
      bullets.draw(ctx)
      drawAim(ctx, from, held.angle)
      const recoil = reduced ? 0 : Math.max(0, 1 - (now - held.fired_at) / 120)
      drawCannon(ctx, from, { angle: held.angle, level: hall.get().cannon, recoil })
    },
  }
}
export type Gun = ReturnType<typeof createGun>
