import type { GameCode } from '@moongate/tables'

/** A bet, or several that pay alike, with what it pays and what it returns in the mean, in per cent, as packages/tables proves. */
type Pay = readonly [bet: string, odds: string, returned: string]

/** What each game pays. */
export const PAYS: Readonly<Record<GameCode, readonly Pay[]>> = {
  baccarat: [
    ['player_pair', '11 : 1', '89.64'],
    ['player', '1 : 1', '98.76'],
    ['tie', '8 : 1', '85.64'],
    ['banker', '0.95 : 1', '98.94'],
    ['banker_pair', '11 : 1', '89.64'],
  ],
  dragon_tiger: [
    ['dragon', '1 : 1', '96.27'],
    ['tie', '8 : 1', '67.23'],
    ['suited_tie', '50 : 1', '86.02'],
    ['tiger', '1 : 1', '96.27'],
  ],
  roulette: [
    ['17', '35 : 1', '97.30'],
    ['17-18', '17 : 1', '97.30'],
    ['16-17-18', '11 : 1', '97.30'],
    ['13-14-16-17', '8 : 1', '97.30'],
    ['13-14-15-16-17-18', '5 : 1', '97.30'],
    ['dozen_1', '2 : 1', '97.30'],
    ['column_1', '2 : 1', '97.30'],
    ['red', '1 : 1', '97.30'],
    ['odd', '1 : 1', '97.30'],
    ['low', '1 : 1', '97.30'],
  ],
  sic_bo: [
    ['big', '1 : 1', '97.22'],
    ['small', '1 : 1', '97.22'],
    ['odd', '1 : 1', '97.22'],
    ['even', '1 : 1', '97.22'],
    ['single:1-6', '1 : 1 · 2 : 1 · 3 : 1', '92.13'],
    ['pair:1:2', '5 : 1', '83.33'],
    ['double:1-6', '10 : 1', '81.48'],
    ['any_triple', '30 : 1', '86.11'],
    ['triple:1-6', '180 : 1', '83.80'],
    ['total:4/17', '60 : 1', '84.72'],
    ['total:5/16', '30 : 1', '86.11'],
    ['total:6/15', '17 : 1', '83.33'],
    ['total:7/14', '12 : 1', '90.28'],
    ['total:8/13', '8 : 1', '87.50'],
    ['total:9/12', '6 : 1', '81.02'],
    ['total:10/11', '6 : 1', '87.50'],
  ],
  niuniu: [
    ['player:1', '0.95 : 1', '97.50'],
    ['banker:1', '0.95 : 1', '97.50'],
    ['times:1', '0.19–0.95 : 1', '99.19'],
  ],
}
