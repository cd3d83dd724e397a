/** What a symbol is drawn from: a motif of the Fluent emoji that our art is made of, or a card's rank as a letter. */
export type SymbolLook = { readonly motif?: string; readonly letter?: string; readonly hue: number }
/** A game's colours: the hue of its ground in degrees, a pattern of our art, and its symbols by id. */
export type Look = {
  readonly hue: number
  readonly pattern: 'lattice' | 'rings' | 'seigaiha' | 'stars' | 'sunburst' | 'swell'
  readonly symbols: Readonly<Record<string, SymbolLook>>
}

const RANKS: Look['symbols'] = {
  ace: { letter: 'A', hue: 8 },
  king: { letter: 'K', hue: 40 },
  queen: { letter: 'Q', hue: 300 },
  jack: { letter: 'J', hue: 150 },
  ten: { letter: '10', hue: 210 },
}

const draw = (motifs: Readonly<Record<string, readonly [motif: string, hue: number]>>): Look['symbols'] =>
  Object.fromEntries(Object.entries(motifs).map(([id, [motif, hue]]) => [id, { motif, hue }]))

/** How each game looks, by its code. */
export const looks: Readonly<Record<string, Look>> = {
  jade_rabbit: {
    hue: 232,
    pattern: 'stars',
    symbols: draw({
      moon: ['full-moon', 48],
      rabbit: ['rabbit', 160],
      moon_cake: ['moon-cake', 30],
      lotus: ['lotus', 330],
      lantern: ['red-paper-lantern', 4],
      peach: ['peach', 14],
      coin: ['coin', 44],
    }),
  },
  lantern_night: {
    hue: 352,
    pattern: 'sunburst',
    symbols: {
      ...RANKS,
      ...draw({
        lantern: ['red-paper-lantern', 4],
        fireworks: ['fireworks', 280],
        drum: ['drum', 14],
        fan: ['folding-hand-fan', 330],
        rice_ball: ['dango', 110],
      }),
    },
  },
  teahouse: {
    hue: 28,
    pattern: 'lattice',
    symbols: {
      ...RANKS,
      ...draw({
        storyteller: ['performing-arts', 44],
        gaiwan: ['teacup-without-handle', 150],
        teapot: ['teapot', 24],
        bird_cage: ['bird', 190],
        dim_sum: ['dumpling', 40],
        fan: ['folding-hand-fan', 330],
      }),
    },
  },
  golden_carp: {
    hue: 198,
    pattern: 'seigaiha',
    symbols: {
      ...RANKS,
      ...draw({
        pearl: ['bubbles', 190],
        dragon_gate: ['shinto-shrine', 4],
        golden_carp: ['fish', 44],
        red_carp: ['tropical-fish', 10],
        turtle: ['turtle', 130],
        lotus: ['lotus', 330],
      }),
    },
  },
  phoenix_rise: {
    hue: 16,
    pattern: 'sunburst',
    symbols: {
      ...RANKS,
      ...draw({
        flame: ['fire', 20],
        sun: ['sun', 48],
        phoenix: ['phoenix-bird', 10],
        peacock: ['peacock', 180],
        crane: ['swan', 210],
        feather: ['feather', 280],
      }),
    },
  },
  treasure_fleet: {
    hue: 212,
    pattern: 'swell',
    symbols: {
      ...RANKS,
      ...draw({
        compass: ['compass', 44],
        chart: ['world-map', 90],
        treasure_ship: ['sailboat', 20],
        admiral: ['person-with-crown', 350],
        elephant: ['elephant', 220],
        porcelain: ['amphora', 200],
      }),
    },
  },
  jade_palace: {
    hue: 158,
    pattern: 'rings',
    symbols: {
      ...RANKS,
      ...draw({
        jade_disc: ['ring', 150],
        jade_disc_2: ['ring', 110],
        jade_disc_3: ['ring', 48],
        palace: ['castle', 20],
        empress: ['princess', 330],
        peacock: ['peacock', 180],
        crown: ['crown', 44],
        gem: ['gem-stone', 200],
      }),
    },
  },
  dragon_pearl: {
    hue: 265,
    pattern: 'swell',
    symbols: {
      ...RANKS,
      ...draw({
        pearl: ['crystal-ball', 200],
        burning_pearl_2: ['crystal-ball', 30],
        burning_pearl_3: ['crystal-ball', 0],
        temple: ['classical-building', 44],
        dragon: ['dragon', 130],
        phoenix: ['phoenix-bird', 10],
        lion: ['lion', 36],
        turtle: ['turtle', 160],
      }),
    },
  },
  tiger_mountain: {
    hue: 96,
    pattern: 'lattice',
    symbols: {
      ...RANKS,
      ...draw({
        full_moon: ['full-moon', 48],
        mountain: ['mountain', 210],
        tiger: ['tiger', 28],
        ox: ['ox', 20],
        fox: ['fox', 14],
        pine: ['evergreen-tree', 130],
      }),
    },
  },
  thunder_drum: {
    hue: 248,
    pattern: 'stars',
    symbols: draw({
      temple: ['classical-building', 44],
      drum_2: ['drum', 120],
      drum_5: ['drum', 280],
      drum_25: ['drum', 44],
      thunder_god: ['man-mage', 260],
      hammer: ['hammer', 30],
      mirror: ['mirror', 200],
      cloud: ['cloud-with-lightning', 220],
      ruby: ['gem-stone', 350],
      amber: ['gem-stone', 36],
      jade: ['gem-stone', 140],
      sapphire: ['gem-stone', 215],
      amethyst: ['gem-stone', 285],
    }),
  },
}
