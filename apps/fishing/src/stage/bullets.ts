import type { Point } from '@moongate/fishing'
import type { Shot } from '@moongate/game-contract/fishing'
import type { Swimmer } from './swim.ts'
import type { View } from './view.rules.ts'

type Bullet = { x: number; y: number; dx: number; dy: number; stake: number; aim: number | undefined; born_at: number }

const SPEED = 0.95
/** A bullet that has met nothing for so long is gone; it was never paid for. */
const LIFE_MS = 6_000
const SIZE = 5

const home = (bullet: Bullet, to: Point): void => {
  const angle = Math.atan2(to.y - bullet.y, to.x - bullet.x)
  bullet.dx = Math.cos(angle)
  bullet.dy = Math.sin(angle)
}

const bounce = (bullet: Bullet, { width, height }: View): void => {
  if (bullet.x < 0 || bullet.x > width) bullet.dx = bullet.x < 0 ? Math.abs(bullet.dx) : -Math.abs(bullet.dx)
  if (bullet.y < 0 || bullet.y > height) bullet.dy = bullet.y < 0 ? Math.abs(bullet.dy) : -Math.abs(bullet.dy)
}

const isOn = ({ x, y }: Bullet, one: Swimmer): boolean => Math.hypot(one.x - x, one.y - y) <= one.size * 0.8 + SIZE

/** Bullets on their way: they bounce off the sea's edges until they meet a fish, or follow the one that is locked. */
export const createBullets = () => {
  let flying: Bullet[] = []
  const step = (bullet: Bullet, ms: number, view: View, swimmers: readonly Swimmer[]): Swimmer | undefined => {
    const locked = swimmers.find(({ fish }) => fish.number === bullet.aim)
    if (locked) home(bullet, locked)
    bullet.x += bullet.dx * SPEED * ms
    bullet.y += bullet.dy * SPEED * ms
    bounce(bullet, view)
    return locked ? [locked].find((one) => isOn(bullet, one)) : swimmers.findLast((one) => isOn(bullet, one))
  }
  return {
    /** What they will have cost when all of them have met something. */
    sum: (): number => flying.reduce((sum, { stake }) => sum + stake, 0),
    fire: ({ x, y }: Point, angle: number, shot: { stake: number; aim: number | undefined; now: number }): void => {
      const { stake, aim, now } = shot
      flying.push({ x, y, dx: Math.cos(angle), dy: Math.sin(angle), stake, aim, born_at: now })
    },
    /** Moves all of them on and answers what they met. */
    step: (view: View, swimmers: readonly Swimmer[], { now, ms }: { now: number; ms: number }): (Shot & Point)[] => {
      const met: (Shot & Point)[] = []
      flying = flying.filter((bullet) => {
        const hit = step(bullet, ms, view, swimmers)
        if (hit) met.push({ fish: hit.fish.number, stake: bullet.stake, x: bullet.x, y: bullet.y })
        return !hit && now - bullet.born_at < LIFE_MS
      })
      return met
    },
    draw: (ctx: CanvasRenderingContext2D): void => {
      for (const { x, y, dx, dy } of flying) {
        ctx.strokeStyle = '#fff2a8'
        ctx.lineWidth = SIZE
        ctx.lineCap = 'round'
        ctx.beginPath()
        ctx.moveTo(x - dx * 12, y - dy * 12)
        ctx.lineTo(x, y)
        ctx.stroke()
      }
    },
  }
}
