import type { Reader } from '../../kernel/db.ts'
import { findGames } from '../games/index.ts'
import { type FreeSpinsDeps, listSpinners } from './deps.ts'
import type { Offer } from './offer.sql.ts'

const SLOTS = 3
const MOST_SHOWN = 500

type Slot = { supplier_code: string; game_code: string }

const canSpin = (d: Pick<FreeSpinsDeps, 'suppliers'>, supplier_code: string): boolean =>
  listSpinners(d).some(({ code }) => code === supplier_code)

/** The slots of a supplier, as many as a person looks through. */
export const listSlots = (r: Reader, supplier_code: string) =>
  findGames(r, { supplier_code, game_type: SLOTS }, MOST_SHOWN, 0)

/** A slot that is on sale at a supplier that can play free spins, however many others there are; undefined where it is neither. */
export const findSlot = async (d: Pick<FreeSpinsDeps, 'suppliers'>, r: Reader, { supplier_code, game_code }: Slot) => {
  if (!canSpin(d, supplier_code)) return undefined
  // The whole code without regard to case, so that few others are found.
  const like = game_code.replaceAll(/[\\%_]/g, String.raw`\$&`)
  const found = await findGames(r, { supplier_code, game_type: SLOTS, like }, MOST_SHOWN, 0)
  return found.find((game) => game.game_code === game_code)
}

/** Whether an offer is on and its slot can be played. */
export const isPlayable = async (
  d: Pick<FreeSpinsDeps, 'suppliers'>,
  r: Reader,
  { is_on, terms }: Pick<Offer, 'is_on' | 'terms'>,
): Promise<boolean> => is_on && (await findSlot(d, r, terms)) !== undefined
