/** Where a draft is kept in this tab's storage: a reload does not end it, the tab's end does. */
export const DRAFT_MARK = 'moongate_draft_'

/** Whoever wrote them has left. Apart from keeping them, which the first view does without. */
export const forgetDrafts = (): void => {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(DRAFT_MARK)) sessionStorage.removeItem(name)
}
