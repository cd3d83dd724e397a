import type { Hall } from '../play/hall.ts'
import type { Sound } from '../play/sound.ts'
import { createBots } from './bots.ts'
import { drawSwimmer } from './brush.ts'
import { drawCannon } from './cannons.ts'
import { createCatches } from './catches.ts'
import type { Effect } from './effects.ts'
import { createGun, type Scene } from './gun.ts'
import { createHerald } from './herald.ts'
import { createOthers } from './others.ts'
import { createSwim } from './swim.ts'
import { listOtherPlaces, makeView, placeOthers, type View } from './view.rules.ts'
import { drawBubbles, paintWater } from './water.ts'

const RATIO_MOST = 2
/** With little motion the sea is drawn so often. */
const REST_MS = 250

type Options = { reduced: boolean; play: (sound: Sound) => void; write: (minor: number) => string }
type Ctx = CanvasRenderingContext2D

/** The canvas on which the sea is drawn, and what is done there. Answers how to aim and fire, and how it is taken down. */
export const createStage = (canvas: HTMLCanvasElement, hall: Hall, { reduced, play, write }: Options) => {
  const ctx = canvas.getContext('2d')
  const swim = createSwim(hall, reduced)
  let [effects, scene]: [Effect[], Scene] = [[], { view: makeView(1, 1), swimmers: [], now: 0 }]
  let [water, next] = [document.createElement('canvas'), 0]
  const add = (effect: Effect): void => void effects.push(effect)
  const gun = createGun({ hall, reduced, play, add })
  const [bots, others] = [createBots(add), createOthers(add)]
  const tellBoss = createHerald(hall, play)
  const find = (number: number) => scene.swimmers.find(({ fish }) => fish.number === number)
  const leave = createCatches({ hall, swim, add, play, write, find, readView: () => scene.view })
  const fit = (): View => {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === scene.view.width && height === scene.view.height) return scene.view
    const [view, ratio] = [makeView(width, height), Math.min(RATIO_MOST, devicePixelRatio)]
    water = paintWater(view, ratio)
    Object.assign(canvas, { width: water.width, height: water.height })
    ctx?.setTransform(ratio, 0, 0, ratio, 0, 0)
    return view
  }
  const drawOthers = (on: Ctx): void => {
    const { sea, heard_at } = hall.get()
    if (!sea) return
    const seats = placeOthers(scene.view).map((at, nth) => ({ at, place: listOtherPlaces(sea.place)[nth] ?? 0 }))
    const free = seats.filter(({ place }) => !sea.taken.includes(place))
    const { now, swimmers } = scene
    if (!reduced) bots.step(free, swimmers, { seed: sea.seed, flowed: sea.at + now - heard_at, now })
    others.step(seats, { fired: sea.fired, swimmers, now, reduced })
    for (const { at, place } of seats) {
      const dim = free.some((one) => one.place === place)
      const aim = dim ? { angle: bots.readAngle(place), level: 1 } : others.readAim(place)
      drawCannon(on, at, { ...aim, recoil: 0, dim })
    }
  }
  const draw = (on: Ctx): void => {
    const { view, swimmers, now } = scene
    on.drawImage(water, 0, 0, view.width, view.height)
    if (!reduced) drawBubbles(on, view, now)
    for (const one of swimmers) drawSwimmer(on, one, reduced, now)
    drawOthers(on)
    gun.draw(on, scene)
    effects = effects.filter((effect) => effect(on, now))
  }
  const frame = (now: number): void => {
    const view = fit()
    scene = { view, swimmers: swim.list(view, now), now }
    tellBoss(scene.swimmers)
    gun.step(scene)
    if (ctx) draw(ctx)
    next = reduced ? window.setTimeout(() => frame(performance.now()), REST_MS) : requestAnimationFrame(frame)
  }
  frame(performance.now())
  return {
    gun,
    read: (): Scene => ({ ...scene, now: performance.now() }),
    destroy: (): void => {
      leave()
      cancelAnimationFrame(next)
      clearTimeout(next)
    },
  }
}
export type Stage = ReturnType<typeof createStage>
