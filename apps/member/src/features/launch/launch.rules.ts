import type { MemberPushed } from '@moongate/client'

export type StepId = 'read' | 'move' | 'open'
export const STEPS: readonly StepId[] = ['read', 'move', 'open']
export type At = { step: StepId; state: 'busy' | 'failed' }

/** Each step's mark while the launch stands at one of them. */
export const listMarks = (at: At): readonly { id: StepId; state: 'done' | 'now' | 'next' | 'failed' }[] => {
  const now = STEPS.indexOf(at.step)
  return STEPS.map((id, i) => ({
    id,
    state: i < now ? 'done' : i > now ? 'next' : at.state === 'failed' ? 'failed' : 'now',
  }))
}

/** What the server is at while it moves money in (R2.10). */
export type Progress = Extract<MemberPushed, { type: 'enter' }>['data']

/** What a push tells of the launch of this platform; nothing where it is about something else. */
export const readProgress = (pushed: MemberPushed, api_code: string): Progress | undefined =>
  pushed.type === 'enter' && pushed.data.api_code === api_code ? pushed.data : undefined

const CODE = /^[A-Za-z0-9_]{1,20}$/
/** The game asked for by the address; nothing when there is no supplier in it. */
export const readAsked = (
  search: Record<string, unknown>,
): { api_code: string; gameType?: number; gameCode?: string; match?: string } | undefined => {
  const readText = (name: string) => (typeof search[name] === 'string' ? search[name] : '')
  if (!CODE.test(readText('api_code'))) return undefined
  const type = Number(readText('gameType'))
  return {
    api_code: readText('api_code'),
    ...(Number.isInteger(type) && type > 0 && { gameType: type }),
    ...(readText('gameCode') !== '' && { gameCode: readText('gameCode') }),
    ...(readText('match') !== '' && { match: readText('match') }),
  }
}

/** The address to go to; only web pages, also of this site. */
export const buildGameAddress = (game_url: string, origin: string): string | undefined => {
  if (!URL.canParse(game_url, origin)) return undefined
  const url = new URL(game_url, origin)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}
