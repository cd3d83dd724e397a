/** What is no reference, for JavaScript and for PostgreSQL. */
export const NO_REFERENCE = String.raw`^[0\s._-]*$`

/** All that a row says of money beside its reference. */
export type Said = { booked_at: Date | null; amount: bigint; payer_name: string; payer_account: string; remark: string }

const writeSaid = ({ booked_at, amount, payer_name, payer_account, remark }: Said): string =>
  JSON.stringify([booked_at, String(amount), payer_name, payer_account, remark])

/** The rows without those that were kept when noughts still were a reference, each of which stands for one: its money must not count twice. */
export const dropKept = <T extends Said & { reference: string }>(rows: readonly T[], kept: readonly Said[]): T[] => {
  const left = new Set(kept.map(writeSaid))
  return rows.filter((row) => row.reference !== '' || !left.delete(writeSaid(row)))
}
