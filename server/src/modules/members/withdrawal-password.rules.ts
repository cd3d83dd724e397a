/** Wrong tries in a row, then closed for a day: six digits are soon guessed otherwise. */
export const QK_PWD_TRIES = 5
export const QK_PWD_LOCK_MS = 24 * 60 * 60_000

export type QkPwdRow = { qk_pwd_hash: string | null; qk_pwd_fails: number; qk_pwd_locked_until: Date | null }

/** Whether a try is looked at at all. While it is locked even the right password is refused. */
export const judgeQkPwd = (row: QkPwdRow, now: Date): 'open' | 'locked' | 'not_set' => {
  if (row.qk_pwd_hash === null) return 'not_set'
  return row.qk_pwd_locked_until !== null && row.qk_pwd_locked_until > now ? 'locked' : 'open'
}

/** The counters after a try. The fifth wrong one in a row locks; when the lock is over counting starts anew. */
export const countTry = (
  row: QkPwdRow,
  fits: boolean,
  now: Date,
): Pick<QkPwdRow, 'qk_pwd_fails' | 'qk_pwd_locked_until'> => {
  if (fits) return { qk_pwd_fails: 0, qk_pwd_locked_until: null }
  const fails = (row.qk_pwd_locked_until === null ? row.qk_pwd_fails : 0) + 1
  if (fails < QK_PWD_TRIES) return { qk_pwd_fails: fails, qk_pwd_locked_until: null }
  return { qk_pwd_fails: fails, qk_pwd_locked_until: new Date(now.getTime() + QK_PWD_LOCK_MS) }
}
