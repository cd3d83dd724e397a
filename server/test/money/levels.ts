import { type Case, data } from './scene.ts'

type Table = { ladder: string; seen: number; levels: object[] }

/** One call for the route of levels that staff send with a key. */
export const levelupCases: Record<string, Case> = {
  'levelup.setLevels': {
    as: () => 'erin',
    body: async () => {
      const slot = (await data<Table[]>('GET /office/levelup/levels', { as: 'erin' })).find((t) => t.ladder === 'slot')
      return { ladder: 'slot', levels: slot?.levels.slice(0, 3), seen: slot?.seen, reason: 'a season' }
    },
    other: (b) => ({ ...b, reason: 'another season' }),
    does: { decisions: 1 },
  },
}
