import * as lines from './ground-lines.ts'

/** Where a match is played, seen from above on 600 by 220: its surface, and its lines as one path. */
export type Ground = {
  readonly surface: 'grass' | 'wood' | 'ice' | 'water' | 'clay' | 'baize' | 'sand' | 'night'
  readonly lines: string
}

const GROUNDS: Readonly<Record<string, Ground>> = {
  futsal: { surface: 'wood', lines: lines.football },
  beach_football: { surface: 'sand', lines: lines.football },
  ice_hockey: { surface: 'ice', lines: lines.rink },
  floorball: { surface: 'wood', lines: lines.rink },
  bandy: { surface: 'ice', lines: lines.football },
  handball: { surface: 'wood', lines: lines.hall },
  field_hockey: { surface: 'grass', lines: lines.hall },
  lacrosse: { surface: 'grass', lines: lines.hall },
  netball: { surface: 'wood', lines: lines.hall },
  water_polo: { surface: 'water', lines: lines.pool },
  basketball: { surface: 'wood', lines: lines.court },
  basketball_3x3: { surface: 'clay', lines: lines.court },
  american_football: { surface: 'grass', lines: lines.gridiron },
  rugby_union: { surface: 'grass', lines: lines.gridiron },
  rugby_league: { surface: 'grass', lines: lines.gridiron },
  gaelic_football: { surface: 'grass', lines: lines.gridiron },
  australian_football: { surface: 'grass', lines: lines.oval },
  kabaddi: { surface: 'clay', lines: lines.mat },
  baseball: { surface: 'grass', lines: lines.diamond },
  tennis: { surface: 'clay', lines: lines.tennis },
  padel: { surface: 'water', lines: lines.tennis },
  badminton: { surface: 'baize', lines: lines.badminton },
  pickleball: { surface: 'water', lines: lines.pickleball },
  squash: { surface: 'wood', lines: lines.squash },
  table_tennis: { surface: 'night', lines: lines.table },
  volleyball: { surface: 'wood', lines: lines.volleyball },
  beach_volleyball: { surface: 'sand', lines: lines.volleyball },
  sepak_takraw: { surface: 'baize', lines: lines.volleyball },
  snooker: { surface: 'baize', lines: lines.baize },
  pool: { surface: 'water', lines: lines.baize },
  darts: { surface: 'night', lines: lines.board },
  pixel_hoops: { surface: 'night', lines: lines.court },
  pixel_football: { surface: 'night', lines: lines.football },
  fist_of_jade: { surface: 'night', lines: lines.fight },
  nine_towers: { surface: 'night', lines: lines.lanes },
  iron_vanguard: { surface: 'night', lines: lines.sites },
  star_legion: { surface: 'night', lines: lines.stars },
  card_sages: { surface: 'baize', lines: lines.cards },
}
const FOOTBALL: Ground = { surface: 'grass', lines: lines.football }

/** The ground of a sport of two sides. */
export const findGround = (sport: string): Ground => GROUNDS[sport] ?? FOOTBALL

/** Where a side scores: at the other end, and on a diamond at its home plate. */
export const findScoringPlace = (sport: string, side: 'home' | 'away'): readonly [x: number, y: number] => {
  if (sport === 'baseball') return [300, 200]
  return side === 'home' ? [560, 110] : [40, 110]
}
