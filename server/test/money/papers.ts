import sharp from 'sharp'
import { sql } from '../../src/kernel/db.ts'
import { type Case, data, env } from './scene.ts'

/** A picture of alice's that waits to be sent in; of her papers none are left of the cases before. */
const waitingPicture = async (): Promise<string> => {
  await env.owner.run(sql`truncate papers.pictures, papers.papers, papers.asks`)
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  return (
    await data<{ id: string }>('POST /member/papers/pictures', { as: 'alice', file: { bytes, type: 'image/png' } })
  ).id
}

/** Papers take a key too: one that is sent in twice is there once. */
export const paperCases: Record<string, Case> = {
  'papers.submit': {
    as: () => 'alice',
    body: async () => ({ kind: 'passport', pictures: [await waitingPicture()] }),
    other: (body) => ({ ...body, kind: 'funds' }),
    does: { papers: 1 },
  },
}
