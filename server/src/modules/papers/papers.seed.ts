import type { PaperKind } from '@moongate/contract/papers.states'
import { z } from 'zod'
import type { Tx } from '../../kernel/db.ts'
import { findMemberByName } from '../members/index.ts'
import type { PapersDeps } from './deps.ts'
import { insertPaper, movePaper, type Paper, putDecision } from './paper.sql.ts'
import { givePictures, insertPicture } from './picture.sql.ts'
import specimens from './seed/specimens.json' with { type: 'json' }
import { sealPicture } from './vault.ts'

const drawn = z.object({ front: z.base64(), back: z.base64(), passport: z.base64() }).parse(specimens)
const YEARS_MS = 4 * 365 * 86_400_000

const placePaper = async (
  d: PapersDeps,
  tx: Tx,
  { member_id, kind, pictures }: { member_id: number; kind: PaperKind; pictures: readonly string[] },
): Promise<Pick<Paper, 'id'>> => {
  const paper = { member_id, id: d.ids.uuid(), kind, made_at: d.clock.now() }
  const sealed = pictures.map((picture) => sealPicture(d, member_id, Buffer.from(picture, 'base64')))
  for (const picture of sealed) await insertPicture(tx, { ...picture, made_at: paper.made_at })
  await insertPaper(tx, paper)
  const ids = sealed.map(({ id }) => id)
  await givePictures(tx, member_id, paper.id, ids)
  return paper
}

/** The demo: carol's passport was accepted, bobby's identity card waits for somebody. */
export const seedPapers = (d: PapersDeps): Promise<void> =>
  d.db.tx(async (tx) => {
    const [carol, bobby] = [await findMemberByName(tx, 'carol'), await findMemberByName(tx, 'bobby')]
    if (bobby) await placePaper(d, tx, { member_id: bobby.id, kind: 'id_card', pictures: [drawn.front, drawn.back] })
    if (!carol) return
    const { id } = await placePaper(d, tx, { member_id: carol.id, kind: 'passport', pictures: [drawn.passport] })
    await movePaper(tx, id, ['submitted'], 'accepted')
    const at = d.clock.now()
    const good = { birth_on: '1990-05-17', expires_at: new Date(at.getTime() + YEARS_MS), ended_at: null }
    await putDecision(tx, id, { ...good, at, decided_by: 'erin', reason: '' })
  })
