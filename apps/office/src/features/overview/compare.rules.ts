/** By how many per cent a figure differs from an earlier one, rounded; nothing where there was none to compare with. */
export const computeChange = (now: string | number, before: string | number): number | undefined => {
  const [after, base] = [Number(now), Number(before)]
  return base === 0 ? undefined : Math.round(((after - base) / Math.abs(base)) * 100)
}
