/** First, last, the current page and its neighbours; `gap` where numbers are left out. */
export const computePageWindow = (page: number, pages: number): (number | 'gap')[] => {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const unique = [...new Set(wanted)].toSorted((a, b) => a - b)
  return unique.flatMap((n, i) => {
    const before = unique[i - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? ['gap' as const, n] : [n]
  })
}
