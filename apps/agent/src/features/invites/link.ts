import type { Invite } from '../../api/answers.ts'

/** The whole address of an invite. */
export const buildInviteUrl = ({ url }: Pick<Invite, 'url'>): string => location.origin + url
