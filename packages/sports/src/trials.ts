export type Trial = { readonly sport: string; readonly ratings: readonly number[]; readonly bets: readonly string[] }

const DUEL = [0.6, -0.4] as const
const FIELD = [1.2, 0.4, 0, -0.3, -0.8, 0.9, 0.2, -1.1, 0.6, -0.5, 0.1, -0.2] as const

/** Of each model one sport (goals and points with and without draws, sets with a lead, with a cap, with a shorter last one, of one unit, fields), and every title of e-sports. */
export const TRIALS: readonly Trial[] = [
  {
    sport: 'football',
    ratings: [0.8, -0.3],
    bets: [
      '1x2:home',
      '1x2:draw',
      'ah:home:-3',
      'ah:away:4',
      'ou:over:11',
      'cs:1:1',
      'ht:away',
      'next:1:home',
      'next:1:none',
    ],
  },
  { sport: 'rugby_union', ratings: [-0.5, 0.4], bets: ['1x2:away', 'ah:home:14', 'ou:under:178', 'ht:home'] },
  { sport: 'tennis', ratings: [1, -0.2], bets: ['win:away', 'ah:away:6', 'ou:over:10', 'cs:2:1', 'set:1:home'] },
  {
    sport: 'horse_racing',
    ratings: FIELD.slice(0, 10),
    bets: ['out:0', 'out:7', 'place:3'],
  },
  { sport: 'ice_hockey', ratings: DUEL, bets: ['win:away', 'ah:home:-4', 'ou:over:25', 'ht:draw', 'next:1:away'] },
  { sport: 'basketball', ratings: DUEL, bets: ['win:home', 'ah:away:10', 'ou:under:890'] },
  { sport: 'baseball', ratings: DUEL, bets: ['win:away', 'ah:home:-6', 'ou:over:34'] },
  { sport: 'badminton', ratings: DUEL, bets: ['win:away', 'ah:away:6', 'cs:2:0', 'set:1:away'] },
  { sport: 'table_tennis', ratings: DUEL, bets: ['win:away', 'ah:home:-6', 'ou:under:14', 'cs:3:1', 'set:1:away'] },
  { sport: 'volleyball', ratings: DUEL, bets: ['win:home', 'ou:over:18', 'cs:3:2', 'set:1:home'] },
  { sport: 'snooker', ratings: DUEL, bets: ['win:away', 'ah:home:-6', 'cs:5:4'] },
  { sport: 'pixel_football', ratings: DUEL, bets: ['1x2:away', 'ah:away:3', 'ou:under:15', 'cs:2:1', 'next:1:none'] },
  { sport: 'pixel_hoops', ratings: DUEL, bets: ['win:away', 'ah:home:-6', 'ou:over:362'] },
  { sport: 'iron_vanguard', ratings: DUEL, bets: ['win:home', 'ah:away:6', 'ou:over:10', 'cs:0:2', 'set:1:home'] },
  { sport: 'nine_towers', ratings: DUEL, bets: ['win:away', 'ah:home:-6', 'ou:under:10', 'cs:2:1', 'set:1:away'] },
  { sport: 'star_legion', ratings: DUEL, bets: ['win:home', 'ah:away:6', 'ou:over:18', 'cs:3:1', 'set:1:home'] },
  { sport: 'fist_of_jade', ratings: DUEL, bets: ['win:away', 'ou:under:14', 'cs:3:0', 'set:1:away'] },
  { sport: 'card_sages', ratings: DUEL, bets: ['win:away', 'ah:home:-6', 'cs:1:3', 'set:1:home'] },
  { sport: 'neon_drift', ratings: FIELD.slice(0, 8), bets: ['out:1', 'out:7', 'place:5'] },
  { sport: 'last_island', ratings: FIELD, bets: ['out:0', 'out:9', 'place:11'] },
]
