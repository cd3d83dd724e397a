/** The wire's list: rows with their place in the whole. */
export const buildPage = <T>(rows: T[], total: number, asked: { page: number; limit: number }) => ({
  data: rows,
  current_page: asked.page,
  last_page: Math.max(1, Math.ceil(total / asked.limit)),
  per_page: asked.limit,
  total,
})
