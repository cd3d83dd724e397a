import type { AnswerOf } from '@moongate/contract'
import type { promotionsRoutes } from '@moongate/contract/promotions'
import type { Activity } from './activity.sql.ts'
import { formatPictureUrl } from './picture.ts'

type Card = AnswerOf<typeof promotionsRoutes.list>['data']['activity'][number]

/** The operator's own picture; null where the scene is shown. */
export const ownPictureView = ({ own_picture, width, height }: Activity): Card['own_picture'] =>
  own_picture === '' || width === null || height === null ? null : { url: formatPictureUrl(own_picture), width, height }
