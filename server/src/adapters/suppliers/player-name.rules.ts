import type { Player } from '../../modules/games/supplier.port.ts'

/** What a member is called at a supplier: a number and nothing that says who they are. */
export const namePlayer = ({ member_id, is_demo }: Player): string => `${is_demo ? 't' : 'm'}${member_id}`

/** No member of ours has a higher number. */
const HIGHEST = 2 ** 31 - 1

/** Whose name that is; undefined for one that we never gave. */
export const readPlayer = (name: string): Player | undefined => {
  const [, kind, digits] = /^([tm])([1-9]\d{0,9})$/.exec(name) ?? []
  return kind && digits && Number(digits) <= HIGHEST ? { member_id: Number(digits), is_demo: kind === 't' } : undefined
}
