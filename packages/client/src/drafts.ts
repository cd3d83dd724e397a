/** Where this tab's drafts lie, among what is remembered of a visit: a reload does not end them, the tab's end does. */
export const DRAFTS = 'moongate_visit_drafts'

/** Whoever wrote them has left. Apart from keeping them, which the first view does without. */
export const forgetDrafts = (): void => sessionStorage.removeItem(DRAFTS)
