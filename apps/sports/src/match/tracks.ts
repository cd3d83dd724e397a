/** Where a race is run, seen from above on 600 by 220: the place of a runner after a share of it, by its lane. */
export type Track = {
  readonly surface: 'grass' | 'clay' | 'ice' | 'water' | 'night'
  readonly lines: string
  readonly place: (share: number, lane: number) => readonly [x: number, y: number]
}

const [CENTRE_X, CENTRE_Y, HALF, TURN] = [300, 110, 190, 92]
/** Two straights and two turns, narrower for the lanes inside. */
const measureOval = (lane: number): { turn: number; whole: number } => {
  const turn = TURN - 10 - lane * 48
  return { turn, whole: 4 * HALF + 2 * Math.PI * turn }
}
const walkOval = (share: number, lane: number): readonly [number, number] => {
  const { turn, whole } = measureOval(lane)
  const at = (share - Math.floor(share)) * whole
  const bend = Math.PI * turn
  if (at < 2 * HALF) return [CENTRE_X - HALF + at, CENTRE_Y + turn]
  if (at < 2 * HALF + bend) {
    const angle = (at - 2 * HALF) / turn
    return [CENTRE_X + HALF + Math.sin(angle) * turn, CENTRE_Y + Math.cos(angle) * turn]
  }
  if (at < 4 * HALF + bend) return [CENTRE_X + HALF - (at - 2 * HALF - bend), CENTRE_Y - turn]
  const angle = (at - 4 * HALF - bend) / turn
  return [CENTRE_X - HALF - Math.sin(angle) * turn, CENTRE_Y - Math.cos(angle) * turn]
}
const drawOval = (turn: number): string =>
  `M${CENTRE_X - HALF} ${CENTRE_Y + turn}H${CENTRE_X + HALF}A${turn} ${turn} 0 0 0 ${CENTRE_X + HALF} ${CENTRE_Y - turn}H${CENTRE_X - HALF}A${turn} ${turn} 0 0 0 ${CENTRE_X - HALF} ${CENTRE_Y + turn}Z`
const OVAL = `${drawOval(TURN)}${drawOval(TURN - 58)}M490 144V202M484 144V202`

/** A road that winds. The finish lies where it began. */
const walkRoad = (share: number, lane: number): readonly [number, number] => {
  const angle = 2 * Math.PI * share
  const [out, bump] = [1 - lane * 0.13, Math.sin(3 * angle) * 16]
  return [300 - Math.cos(angle) * 250 * out, 110 + Math.sin(angle) * (80 + bump) * out]
}
const drawRoad = (lane: number): string =>
  `${Array.from(
    { length: 73 },
    (_, at) =>
      `${at === 0 ? 'M' : 'L'}${walkRoad(at / 72, lane)
        .map(Math.round)
        .join(' ')}`,
  ).join('')}Z`
const ROAD = `${drawRoad(-0.2)}${drawRoad(1.2)}M36 104H100`

const LENGTHS = 4
/** To the wall and back, each in a lane of its own. */
const swim = (share: number, lane: number): readonly [number, number] => {
  const at = Math.min(share, 1) * LENGTHS
  const [length, part] = [Math.floor(at), at % 1]
  return [40 + (length % 2 === 0 ? part : 1 - part) * 520, 24 + lane * 172]
}
const LANES = `M24 12H576V208H24Z${Array.from({ length: 7 }, (_, at) => `M24 ${12 + (at + 1) * 24.5}H576`).join('')}`

/** Nearly all the way round. The last one standing: they draw together as the land that is left shrinks. */
const CROWD = 5.7
const gather = (share: number, lane: number): readonly [number, number] => {
  const [angle, out] = [lane * CROWD + share * 1.4, 1 - share * 0.78]
  return [300 + Math.cos(angle) * 210 * out, 110 + Math.sin(angle) * 84 * out]
}
const ISLAND =
  'M70 120Q50 50 150 40T320 22Q470 14 530 80T500 178Q400 214 290 196T110 186Q74 170 70 120ZM180 90q30 -24 60 0t60 0M360 150q26 -20 52 0t52 0M300 70l24 -28l24 28Z'

const layOval = (surface: Track['surface'], laps: number): Track => ({
  surface,
  lines: OVAL,
  place: (share, lane) => walkOval(Math.min(share, 1) * laps, lane),
})
const layRoad = (surface: Track['surface'], laps: number): Track => ({
  surface,
  lines: ROAD,
  place: (share, lane) => walkRoad(Math.min(share, 1) * laps, lane),
})
const HORSES = layOval('grass', 1)
const TRACKS: Readonly<Record<string, Track>> = {
  horse_racing: HORSES,
  greyhounds: layOval('clay', 1),
  athletics: layOval('clay', 2),
  speed_skating: layOval('ice', 4),
  cycling: layRoad('grass', 12),
  motor_racing: layRoad('night', 20),
  motorcycling: layRoad('night', 12),
  neon_drift: layRoad('night', 3),
  swimming: { surface: 'water', lines: LANES, place: swim },
  last_island: { surface: 'water', lines: ISLAND, place: gather },
}

/** The track of a sport of a field. */
export const findTrack = (sport: string): Track => TRACKS[sport] ?? HORSES
