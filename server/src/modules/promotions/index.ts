/** Level 7: the hall of activities, applying for them, and their rewards. */
export { countApplications } from './application.sql.ts'
export type { PromotionsDeps } from './deps.ts'
export { findPicture } from './picture.sql.ts'
export { createPromotionsOfficeHandlers } from './promotions.office.ts'
export { promotionsOperateTypes, promotionsPostings } from './promotions.postings.ts'
export { createPromotionsHandlers } from './promotions.routes.ts'
export { seedPromotions } from './promotions.seed.ts'
export { promotionsSettings, promotionsSetting } from './promotions.settings.ts'
