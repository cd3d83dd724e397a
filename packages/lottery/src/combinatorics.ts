/** n choose k as a number; 0 when k > n. */
export const choose = (n: number, k: number): number => {
  let out = 1
  for (let i = 0; i < k; i += 1) out = (out * (n - i)) / (i + 1)
  return n < k ? 0 : out
}

/** Every ordered outcome of `length` digits below `base`, in counting order. */
export const listOutcomes = function* (base: number, length: number): Generator<number[]> {
  const digits = Array.from({ length }, () => 0)
  for (let left = base ** length; left > 0; left -= 1) {
    yield digits
    for (let at = length - 1; at >= 0; at -= 1) {
      digits[at] = ((digits[at] ?? 0) + 1) % base
      if (digits[at] !== 0) break
    }
  }
}
