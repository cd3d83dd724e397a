export type Requirement = { id: bigint; amount: bigint; consumed: bigint }

/** Spreads an effective bet over the open requirements, oldest first; what is over falls away. Answers the new `consumed` of those it touched. */
export const consumeRequirements = (
  open: readonly Requirement[],
  effective: bigint,
): { id: bigint; consumed: bigint }[] => {
  const touched: { id: bigint; consumed: bigint }[] = []
  let left = effective
  for (const r of open) {
    if (left === 0n) break
    const missing = r.amount - r.consumed
    const part = missing < left ? missing : left
    if (part > 0n) touched.push({ id: r.id, consumed: r.consumed + part })
    left -= part
  }
  return touched
}
