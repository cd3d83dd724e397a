/** The lines of grounds, seen from above on 600 by 220, each as one path. */
const drawRing = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const repeat = (times: number, draw: (at: number) => string): string =>
  Array.from({ length: times }, (_, at) => draw(at)).join('')
/** What stands at the left end, and the same at the right one. */
const mirror = (draw: (x: (from_end: number) => number, turn: 0 | 1) => string): string =>
  draw((x) => x, 1) + draw((x) => 600 - x, 0)

const FRAME = 'M20 14H580V206H20Z'
const HALVES = `${FRAME}M300 14V206`
const NET = 'M300 12V208'

export const football = `${HALVES}${drawRing(300, 110, 34)}${mirror(
  (x, turn) =>
    `M${x(20)} 56H${x(92)}V164H${x(20)}M${x(20)} 84H${x(48)}V136H${x(20)}M${x(20)} 96H${x(10)}V124H${x(20)}M${x(92)} 90A28 28 0 0 ${turn} ${x(92)} 130`,
)}`
export const hall = `${HALVES}${mirror((x, turn) => `M${x(20)} 34A78 78 0 0 ${turn} ${x(20)} 186M${x(20)} 96H${x(10)}V124H${x(20)}`)}`
export const court = `${HALVES}${drawRing(300, 110, 28)}${mirror(
  (x, turn) =>
    `M${x(20)} 78H${x(118)}V142H${x(20)}M${x(118)} 84A26 26 0 0 ${turn} ${x(118)} 136M${x(20)} 30H${x(70)}A86 80 0 0 ${turn} ${x(70)} 190H${x(20)}${drawRing(x(42), 110, 7)}`,
)}`
export const rink = `M80 14H520A60 60 0 0 1 580 74V146A60 60 0 0 1 520 206H80A60 60 0 0 1 20 146V74A60 60 0 0 1 80 14ZM300 14V206${drawRing(300, 110, 30)}${mirror(
  (x, turn) =>
    `M${x(216)} 14V206M${x(56)} 20V200M${x(56)} 92A18 18 0 0 ${turn} ${x(56)} 128${drawRing(x(118), 60, 20)}${drawRing(x(118), 160, 20)}`,
)}`
export const gridiron = `${FRAME}${repeat(11, (at) => `M${70 + at * 46} 14V206`)}${mirror((x) => `M${x(20)} 92H${x(10)}M${x(20)} 128H${x(10)}`)}`
export const oval = `M300 12C480 12 584 54 584 110S480 208 300 208S16 166 16 110S120 12 300 12ZM260 76H340V144H260Z${drawRing(300, 110, 12)}${mirror(
  (x, turn) => `M${x(64)} 48A76 76 0 0 ${turn} ${x(64)} 172M${x(18)} 92H${x(34)}V128H${x(18)}`,
)}`
export const diamond = `M300 200L96 62Q300 -46 504 62ZM300 200L384 130L300 62L216 130Z${drawRing(300, 130, 9)}M292 62H308M376 130H392M208 130H224M292 200H308M160 106Q300 10 440 106`
export const tennis = `M40 24H560V196H40ZM40 46H560M40 174H560M170 46V174M430 46V174M170 110H430${NET}`
export const badminton = `M50 24H550V196H50ZM50 40H550M50 180H550M86 24V196M514 24V196M214 24V196M386 24V196M50 110H214M386 110H550${NET}`
export const pickleball = `M70 24H530V196H70ZM230 24V196M370 24V196M70 110H230M370 110H530${NET}`
export const volleyball = `M50 24H550V196H50ZM216 24V196M384 24V196${NET}`
export const squash = `M60 20H540V200H60ZM330 20V200M60 110H330M250 20V72H330M250 200V148H330M540 40H524V180H540`
export const table = `M70 34H530V186H70ZM70 110H530M300 22V198`
export const baize = `M40 22H560V198H40Z${drawRing(40, 22, 8)}${drawRing(300, 20, 8)}${drawRing(560, 22, 8)}${drawRing(40, 198, 8)}${drawRing(300, 200, 8)}${drawRing(560, 198, 8)}M160 22V198M160 82A28 28 0 0 0 160 138`
export const board = `${[98, 86, 54, 44, 12, 5].map((r) => drawRing(300, 110, r)).join('')}${repeat(20, (at) => {
  const [x, y] = [Math.cos(((at + 0.5) * Math.PI) / 10), Math.sin(((at + 0.5) * Math.PI) / 10)]
  return `M${(300 + 12 * x).toFixed(1)} ${(110 + 12 * y).toFixed(1)}L${(300 + 98 * x).toFixed(1)} ${(110 + 98 * y).toFixed(1)}`
})}`
export const mat = `M60 14H540V206H60ZM60 44H540M60 176H540M300 14V206M150 14V206M450 14V206M110 14V206M490 14V206`
export const pool = `${HALVES}${mirror((x) => `M${x(80)} 14V206M${x(140)} 14V206M${x(20)} 88H${x(36)}V132H${x(20)}`)}`
export const fight = `M150 16H450V204H150ZM162 28H438V192H162ZM174 40H426V180H174Z${drawRing(156, 22, 9)}${drawRing(444, 22, 9)}${drawRing(156, 198, 9)}${drawRing(444, 198, 9)}${drawRing(300, 110, 34)}`
/** Three ways between two bases, the river between them, camps beside the ways. */
export const lanes = `M40 180V60Q40 36 66 36H520M80 184H534Q560 184 560 160V40M60 166L540 54M190 30Q300 96 410 190${drawRing(56, 168, 26)}${drawRing(544, 52, 26)}${drawRing(180, 92, 12)}${drawRing(420, 128, 12)}${drawRing(300, 52, 10)}${drawRing(300, 168, 10)}`
/** Halls and passages, and the two places that are fought for. */
export const sites = `M30 70H120V30H240V90H360V30H480V70H570V150H480V190H360V130H240V190H120V150H30ZM240 90V130M360 90V130M120 70V150M480 70V150${drawRing(180, 60, 16)}${drawRing(420, 160, 16)}M160 160H200M400 60H440`
export const stars = `${drawRing(90, 150, 30)}${drawRing(90, 150, 12)}${drawRing(510, 70, 30)}${drawRing(510, 70, 12)}${drawRing(300, 110, 44)}${drawRing(200, 60, 14)}${drawRing(400, 160, 14)}${drawRing(190, 176, 9)}${drawRing(410, 44, 9)}M118 140L258 118M342 102L482 80M104 124L190 70M496 96L410 150`
export const cards = `${repeat(5, (at) => `M${150 + at * 62} 16h48v66h-48ZM${150 + at * 62} 138h48v66h-48Z`)}M60 110H540${drawRing(80, 110, 22)}${drawRing(520, 110, 22)}`
